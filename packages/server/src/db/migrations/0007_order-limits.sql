ALTER TABLE "sales" ADD COLUMN "moved_from" date;--> statement-breakpoint
CREATE INDEX "sales_unpaid_of_customer" ON "sales" USING btree ("customer_id") WHERE "sales"."paid" < "sales"."grand_total" and "sales"."expired_at" is null and "sales"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_unpaid_of_customer" ON "subscriptions" USING btree ("customer_id") WHERE "subscriptions"."paid" < "subscriptions"."total_amount" and "subscriptions"."expired_at" is null and "subscriptions"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_moved_on" CHECK ("sales"."moved_from" < "sales"."booking_date");--> statement-breakpoint
-- How many seconds a customer has to wait for the next order, because so many wait for their money or so many were placed
-- within an hour; null where nothing stands in the way. Orders of one customer take turns from here to the end of their
-- transaction, and what is counted then is looked up anew: a volatile function's statement sees what was committed by then.
CREATE FUNCTION "order_waits"("turn" int, "customer" int, "at" timestamptz, "good_for" interval, "most_unpaid" int, "most_an_hour" int, OUT "unpaid" int, OUT "hourly" int)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(turn, customer);
  SELECT
    (SELECT ceil(extract(epoch FROM created_at + good_for - at)) FROM (
      SELECT created_at FROM sales WHERE customer_id = customer AND paid < grand_total AND expired_at IS NULL AND cancelled_at IS NULL AND created_at > at - good_for
      UNION ALL
      SELECT created_at FROM subscriptions WHERE customer_id = customer AND paid < total_amount AND expired_at IS NULL AND cancelled_at IS NULL AND created_at > at - good_for
    ) AS open ORDER BY created_at DESC OFFSET most_unpaid - 1 LIMIT 1),
    (SELECT ceil(extract(epoch FROM created_at + interval '1 hour' - at)) FROM (
      (SELECT created_at FROM sales WHERE customer_id = customer ORDER BY id DESC LIMIT most_an_hour)
      UNION ALL
      (SELECT created_at FROM subscriptions WHERE customer_id = customer ORDER BY id DESC LIMIT most_an_hour)
    ) AS newest WHERE created_at > at - interval '1 hour' ORDER BY created_at DESC OFFSET most_an_hour - 1 LIMIT 1)
  INTO unpaid, hourly;
END
$$;
