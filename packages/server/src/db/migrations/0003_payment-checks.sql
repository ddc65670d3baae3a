ALTER TABLE "stray_money" DROP CONSTRAINT "stray_money_reason";--> statement-breakpoint
ALTER TABLE "sale_details" DROP CONSTRAINT "sale_details_note";--> statement-breakpoint
ALTER TABLE "sale_riders" DROP CONSTRAINT "sale_riders_name";--> statement-breakpoint
ALTER TABLE "subscription_riders" DROP CONSTRAINT "subscription_riders_name";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_note";--> statement-breakpoint
DROP INDEX "payment_attempts_to_check";--> statement-breakpoint
ALTER TABLE "payment_attempts" ALTER COLUMN "next_check_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "claimed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_attempts_to_check" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."next_check_at" is not null;--> statement-breakpoint
ALTER TABLE "stray_money" ADD CONSTRAINT "stray_money_reason" CHECK ("stray_money"."reason" in ('already_paid', 'order_expired', 'order_cancelled', 'mismatch', 'unknown_transaction', 'refused'));--> statement-breakpoint
ALTER TABLE "sale_details" ADD CONSTRAINT "sale_details_note" CHECK (char_length("sale_details"."note") <= 4000);--> statement-breakpoint
ALTER TABLE "sale_riders" ADD CONSTRAINT "sale_riders_name" CHECK (btrim("sale_riders"."name") <> '' and char_length("sale_riders"."name") <= 400);--> statement-breakpoint
ALTER TABLE "subscription_riders" ADD CONSTRAINT "subscription_riders_name" CHECK (btrim("subscription_riders"."name") <> '' and char_length("subscription_riders"."name") <= 400);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_note" CHECK (char_length("subscriptions"."note") <= 4000);