CREATE TABLE "voided_receipts" (
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"version" integer NOT NULL,
	"voided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voided_receipts_once" PRIMARY KEY("kind","order_id","version"),
	CONSTRAINT "voided_receipts_kind" CHECK ("voided_receipts"."kind" in ('sale', 'subscription'))
);
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "receipt_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "receipt_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "voided_receipts_due" ON "voided_receipts" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_receipt_version" CHECK ("sales"."receipt_version" >= 0);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_receipt_version" CHECK ("subscriptions"."receipt_version" >= 0);
--> statement-breakpoint
-- Whoever voids an order's receipt, an operator by hand included, has its file removed: it names the customer and the children.
CREATE FUNCTION "void_receipt"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO voided_receipts (kind, order_id, version) VALUES (TG_ARGV[0], OLD.id, OLD.receipt_version)
  ON CONFLICT ON CONSTRAINT voided_receipts_once DO UPDATE SET voided_at = now(), due_at = now();
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "void_receipt" AFTER UPDATE OF "receipt_version" ON "sales" FOR EACH ROW
  WHEN (OLD.receipt_version <> NEW.receipt_version AND OLD.paid > 0) EXECUTE FUNCTION void_receipt('sale');
--> statement-breakpoint
CREATE TRIGGER "void_receipt" AFTER UPDATE OF "receipt_version" ON "subscriptions" FOR EACH ROW
  WHEN (OLD.receipt_version <> NEW.receipt_version AND OLD.paid > 0) EXECUTE FUNCTION void_receipt('subscription');
