-- In the order in which money is settled, so that a process of the version before can only come first or wait.
LOCK TABLE "payment_attempts", "sales", "subscriptions", "voided_receipts" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"customer_id" integer,
	"idempotency_key" text,
	"invoice_number" text NOT NULL,
	"sale_date" date NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount_total" bigint DEFAULT 0 NOT NULL,
	"vat_rate_bp" integer DEFAULT 0 NOT NULL,
	"vat_amount" bigint DEFAULT 0 NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"code" text,
	"expired_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"receipt_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_invoice_number_once" UNIQUE("invoice_number"),
	CONSTRAINT "orders_code_once" UNIQUE("code"),
	CONSTRAINT "orders_kind" CHECK ("orders"."kind" ~ '^[a-z]{1,20}$'),
	CONSTRAINT "orders_idempotency_key" CHECK (btrim("orders"."idempotency_key") <> '' and char_length("orders"."idempotency_key") <= 200),
	CONSTRAINT "orders_invoice_number" CHECK ("orders"."invoice_number" ~ '^INV-[0-9]{8}-[0-9]{5,}$'),
	CONSTRAINT "orders_amounts" CHECK ("orders"."subtotal" >= 0 and "orders"."discount_total" >= 0 and "orders"."vat_amount" >= 0 and "orders"."total" >= 0 and "orders"."paid" >= 0),
	CONSTRAINT "orders_vat_rate" CHECK ("orders"."vat_rate_bp" between 0 and 10000),
	CONSTRAINT "orders_discount" CHECK ("orders"."discount_total" <= "orders"."subtotal"),
	CONSTRAINT "orders_total" CHECK ("orders"."total" = "orders"."subtotal" - "orders"."discount_total" + "orders"."vat_amount"),
	CONSTRAINT "orders_not_overpaid" CHECK ("orders"."paid" <= "orders"."total"),
	CONSTRAINT "orders_paid_at" CHECK ("orders"."paid" < "orders"."total" or "orders"."paid_at" is not null),
	CONSTRAINT "orders_code_once_paid" CHECK ("orders"."code" is null or "orders"."paid_at" is not null),
	CONSTRAINT "orders_expired_unpaid" CHECK ("orders"."expired_at" is null or "orders"."paid" = 0),
	CONSTRAINT "orders_receipt_version" CHECK ("orders"."receipt_version" >= 0)
);
--> statement-breakpoint
-- Sales and subscriptions keep their own ids, which stand in addresses. Orders are numbered in the order of time, and within
-- a kind in the order of its ids: a list read by one is in the order of the other.
ALTER TABLE "sales" ADD COLUMN "order_id" integer;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "order_id" integer;
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "order_id" integer;
--> statement-breakpoint
CREATE TEMPORARY TABLE "numbered" ON COMMIT DROP AS
SELECT "kind", "own_id", row_number() OVER (ORDER BY "since", "kind", "own_id")::integer AS "order_id" FROM (
  SELECT 'sale' AS "kind", "id" AS "own_id", max("created_at") OVER (ORDER BY "id") AS "since" FROM "sales"
  UNION ALL
  SELECT 'subscription', "id", max("created_at") OVER (ORDER BY "id") FROM "subscriptions"
) AS "own";
--> statement-breakpoint
INSERT INTO "orders" ("id", "kind", "customer_id", "idempotency_key", "invoice_number", "sale_date", "subtotal", "discount_total", "vat_rate_bp", "vat_amount", "total",
  "paid", "paid_at", "code", "expired_at", "cancelled_at", "receipt_version", "created_at") OVERRIDING SYSTEM VALUE
SELECT n."order_id", n."kind", s."customer_id", s."idempotency_key", s."invoice_number", s."sale_date", s."subtotal", s."discount_total", s."vat_rate_bp", s."vat_amount", s."grand_total",
  s."paid", s."paid_at", s."ticket_code", s."expired_at", s."cancelled_at", s."receipt_version", s."created_at"
FROM "sales" s JOIN "numbered" n ON n."kind" = 'sale' AND n."own_id" = s."id"
UNION ALL
SELECT n."order_id", n."kind", s."customer_id", s."idempotency_key", s."invoice_number", s."sale_date", s."total_amount", 0, 0, 0, s."total_amount",
  s."paid", s."paid_at", s."membership_code", s."expired_at", s."cancelled_at", s."receipt_version", s."created_at"
FROM "subscriptions" s JOIN "numbered" n ON n."kind" = 'subscription' AND n."own_id" = s."id";
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('orders', 'id'), (SELECT count(*) + 1 FROM "orders"), false);
--> statement-breakpoint
UPDATE "sales" s SET "order_id" = n."order_id" FROM "numbered" n WHERE n."kind" = 'sale' AND n."own_id" = s."id";
--> statement-breakpoint
UPDATE "subscriptions" s SET "order_id" = n."order_id" FROM "numbered" n WHERE n."kind" = 'subscription' AND n."own_id" = s."id";
--> statement-breakpoint
UPDATE "payment_attempts" a SET "order_id" = n."order_id" FROM "numbered" n WHERE n."kind" = a."kind" AND n."own_id" = coalesce(a."sale_id", a."subscription_id");
--> statement-breakpoint
ALTER TABLE "voided_receipts" DROP CONSTRAINT "voided_receipts_once";
--> statement-breakpoint
-- Whose order is gone needs no remembering: its file can be found by nobody.
DELETE FROM "voided_receipts" v WHERE NOT EXISTS (SELECT FROM "numbered" n WHERE n."kind" = v."kind" AND n."own_id" = v."order_id");
--> statement-breakpoint
UPDATE "voided_receipts" v SET "order_id" = n."order_id" FROM "numbered" n WHERE n."kind" = v."kind" AND n."own_id" = v."order_id";
--> statement-breakpoint
ALTER TABLE "sales" ALTER COLUMN "order_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "subscriptions" ALTER COLUMN "order_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "order_id" SET NOT NULL;
--> statement-breakpoint
DROP TRIGGER "void_receipt" ON "sales";
--> statement-breakpoint
DROP TRIGGER "void_receipt" ON "subscriptions";
--> statement-breakpoint
DROP FUNCTION "order_waits"(int, int, timestamptz, interval, int, int);
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_invoice_number_once";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_ticket_code_once";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_placed_once";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_invoice_number_once";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_membership_code_once";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_placed_once";
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_kind";
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP CONSTRAINT "payment_attempts_one_target";
--> statement-breakpoint
ALTER TABLE "voided_receipts" DROP CONSTRAINT "voided_receipts_kind";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_idempotency_key";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_invoice_number";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_booking_not_past";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_amounts";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_vat_rate";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_discount";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_grand_total";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_not_overpaid";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_paid_at";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_ticket_once_paid";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_receipt_version";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_expired_unpaid";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_idempotency_key";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_invoice_number";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_amounts";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_not_overpaid";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_paid_at";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_code_once_paid";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_period_once_paid";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_receipt_version";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_expired_unpaid";
--> statement-breakpoint
ALTER TABLE "sales" DROP CONSTRAINT "sales_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_customer_id_customers_id_fk";
--> statement-breakpoint
DROP INDEX "payment_attempts_sale_paid_once";
--> statement-breakpoint
DROP INDEX "payment_attempts_subscription_paid_once";
--> statement-breakpoint
DROP INDEX "payment_attempts_of_sale";
--> statement-breakpoint
DROP INDEX "payment_attempts_of_subscription";
--> statement-breakpoint
DROP INDEX "sales_of_customer";
--> statement-breakpoint
DROP INDEX "sales_awaiting_money";
--> statement-breakpoint
DROP INDEX "sales_unpaid_of_customer";
--> statement-breakpoint
DROP INDEX "subscriptions_of_customer";
--> statement-breakpoint
DROP INDEX "subscriptions_awaiting_money";
--> statement-breakpoint
DROP INDEX "subscriptions_unpaid_of_customer";
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP COLUMN "kind";
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP COLUMN "sale_id";
--> statement-breakpoint
ALTER TABLE "payment_attempts" DROP COLUMN "subscription_id";
--> statement-breakpoint
ALTER TABLE "voided_receipts" DROP COLUMN "kind";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "customer_id";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "idempotency_key";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "invoice_number";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "sale_date";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "subtotal";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "discount_total";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "vat_rate_bp";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "vat_amount";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "grand_total";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "paid";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "paid_at";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "ticket_code";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "expired_at";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "cancelled_at";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "receipt_version";
--> statement-breakpoint
ALTER TABLE "sales" DROP COLUMN "created_at";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "customer_id";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "idempotency_key";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "invoice_number";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "sale_date";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "total_amount";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "paid";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "paid_at";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "membership_code";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "expired_at";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "cancelled_at";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "receipt_version";
--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "created_at";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "voided_receipts" ADD CONSTRAINT "voided_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "orders_of_customer" ON "orders" USING btree ("customer_id","id");
--> statement-breakpoint
CREATE INDEX "orders_awaiting_money" ON "orders" USING btree ("created_at") WHERE "orders"."paid" < "orders"."total" and "orders"."expired_at" is null and "orders"."cancelled_at" is null;
--> statement-breakpoint
CREATE INDEX "orders_unpaid_of_customer" ON "orders" USING btree ("customer_id") WHERE "orders"."paid" < "orders"."total" and "orders"."expired_at" is null and "orders"."cancelled_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_placed_once" ON "orders" USING btree ("customer_id","kind","idempotency_key") WHERE "orders"."idempotency_key" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_paid_once" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."status" = 'paid';
--> statement-breakpoint
CREATE INDEX "payment_attempts_of_order" ON "payment_attempts" USING btree ("order_id","id");
--> statement-breakpoint
ALTER TABLE "voided_receipts" ADD CONSTRAINT "voided_receipts_once" PRIMARY KEY("order_id","version");
--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_order_once" UNIQUE("order_id");
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_order_once" UNIQUE("order_id");
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_price" CHECK ("subscriptions"."price" >= 0);
--> statement-breakpoint
-- How many seconds a customer has to wait for the next order, because so many wait for their money or so many were placed
-- within an hour; null where nothing stands in the way. Orders of one customer take turns from here to the end of their
-- transaction, and what is counted then is looked up anew: a volatile function's statement sees what was committed by then.
CREATE FUNCTION "order_waits"("turn" int, "customer" int, "at" timestamptz, "good_for" interval, "most_unpaid" int, "most_an_hour" int, OUT "unpaid" int, OUT "hourly" int)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(turn, customer);
  SELECT
    (SELECT ceil(extract(epoch FROM created_at + good_for - at)) FROM orders
      WHERE customer_id = customer AND paid < total AND expired_at IS NULL AND cancelled_at IS NULL AND created_at > at - good_for
      ORDER BY created_at DESC OFFSET most_unpaid - 1 LIMIT 1),
    (SELECT ceil(extract(epoch FROM created_at + interval '1 hour' - at)) FROM (SELECT created_at FROM orders WHERE customer_id = customer ORDER BY id DESC LIMIT most_an_hour) AS newest
      WHERE created_at > at - interval '1 hour' ORDER BY created_at DESC OFFSET most_an_hour - 1 LIMIT 1)
  INTO unpaid, hourly;
END
$$;
--> statement-breakpoint
-- Whoever voids an order's receipt, an operator by hand included, has its file removed: it names the customer and the children.
CREATE OR REPLACE FUNCTION "void_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO voided_receipts (order_id, version) VALUES (OLD.id, OLD.receipt_version)
  ON CONFLICT ON CONSTRAINT voided_receipts_once DO UPDATE SET voided_at = now(), due_at = now();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "void_receipt" AFTER UPDATE OF "receipt_version" ON "orders" FOR EACH ROW
  WHEN (OLD.receipt_version <> NEW.receipt_version AND OLD.paid > 0) EXECUTE FUNCTION void_receipt();
