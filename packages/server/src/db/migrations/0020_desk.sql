CREATE TABLE "notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer,
	"customer_id" integer,
	"text" text NOT NULL,
	"by_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notes_of_one" CHECK (("notes"."order_id" is null) <> ("notes"."customer_id" is null)),
	CONSTRAINT "notes_text" CHECK (btrim("notes"."text") <> '' and char_length("notes"."text") <= 4000)
);
--> statement-breakpoint
CREATE TABLE "credit_note_counters" (
	"day" date PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "credit_note_counters_last" CHECK ("credit_note_counters"."last" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" integer NOT NULL,
	"detail_id" integer NOT NULL,
	"qty" smallint NOT NULL,
	CONSTRAINT "refund_lines_refund_id_detail_id_pk" PRIMARY KEY("refund_id","detail_id"),
	CONSTRAINT "refund_lines_qty" CHECK ("refund_lines"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"vat" bigint DEFAULT 0 NOT NULL,
	"way" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"reference" text,
	"tran_id" text,
	"bank_tran_id" text,
	"refund_trans_id" text,
	"refund_ref_id" text,
	"refusal" text,
	"credit_note" text,
	"by_id" integer NOT NULL,
	"approved_by_id" integer,
	"asked_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_once" UNIQUE("client_id"),
	CONSTRAINT "refunds_trans_once" UNIQUE("refund_trans_id"),
	CONSTRAINT "refunds_credit_note_once" UNIQUE("credit_note"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0 and "refunds"."vat" between 0 and "refunds"."amount"),
	CONSTRAINT "refunds_way" CHECK ("refunds"."way" in ('gateway', 'card', 'bkash', 'nagad', 'rocket')),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('asking', 'under_way', 'refunded', 'handed_out', 'refused', 'cancelled')),
	CONSTRAINT "refunds_reason" CHECK (btrim("refunds"."reason") <> '' and char_length("refunds"."reason") <= 800),
	CONSTRAINT "refunds_reference" CHECK (btrim("refunds"."reference") <> '' and char_length("refunds"."reference") <= 200),
	CONSTRAINT "refunds_gateway" CHECK (("refunds"."way" = 'gateway') = ("refunds"."refund_trans_id" is not null)),
	CONSTRAINT "refunds_ended" CHECK (("refunds"."status" in ('asking', 'under_way')) = ("refunds"."ended_at" is null)),
	CONSTRAINT "refunds_accepted" CHECK (("refunds"."accepted_at" is null) = ("refunds"."credit_note" is null)),
	CONSTRAINT "refunds_credit_note" CHECK ("refunds"."credit_note" ~ '^CN-[0-9]{8}-[0-9]{5,}$'),
	CONSTRAINT "refunds_standing" CHECK ("refunds"."status" not in ('under_way', 'refunded', 'handed_out') or "refunds"."accepted_at" is not null),
	CONSTRAINT "refunds_refused" CHECK ("refunds"."status" <> 'refused' or ("refunds"."refusal" is not null and "refunds"."accepted_at" is null))
);
--> statement-breakpoint
ALTER TABLE "stray_money" DROP CONSTRAINT "stray_money_status";--> statement-breakpoint
ALTER TABLE "stray_money" DROP CONSTRAINT "stray_money_resolved";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "decided_by_id" integer;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stray_money" ADD COLUMN "used_for_id" integer;--> statement-breakpoint
ALTER TABLE "stray_money" ADD COLUMN "decided_by_id" integer;--> statement-breakpoint
ALTER TABLE "stray_money" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stray_money" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "merged_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "cancelled_places" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription_riders" ADD COLUMN "changes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_detail_id_sale_details_id_fk" FOREIGN KEY ("detail_id") REFERENCES "public"."sale_details"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_approved_by_id_staff_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_of_order" ON "notes" USING btree ("order_id","id") WHERE "notes"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "notes_of_customer" ON "notes" USING btree ("customer_id","id") WHERE "notes"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "refund_lines_of_detail" ON "refund_lines" USING btree ("detail_id");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_by_acceptance" ON "refunds" USING btree ("accepted_at") WHERE "refunds"."accepted_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_under_way" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" in ('asking', 'under_way');--> statement-breakpoint
CREATE INDEX "refunds_refused" ON "refunds" USING btree ("created_at") WHERE "refunds"."status" in ('refused', 'cancelled');--> statement-breakpoint
ALTER TABLE "stray_money" ADD CONSTRAINT "stray_money_used_for_id_orders_id_fk" FOREIGN KEY ("used_for_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_of_bank" ON "payment_attempts" USING btree ("bank_tran_id") WHERE "payment_attempts"."bank_tran_id" is not null;--> statement-breakpoint
CREATE INDEX "stray_money_of_tran" ON "stray_money" USING btree ("tran_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stray_money_used_once" ON "stray_money" USING btree ("used_for_id");--> statement-breakpoint
CREATE INDEX "stray_money_of_bank" ON "stray_money" USING btree ("bank_tran_id") WHERE "stray_money"."bank_tran_id" is not null;--> statement-breakpoint
CREATE INDEX "subscription_places_of_product" ON "subscription_places" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded" CHECK ("orders"."refunded" between 0 and "orders"."paid");--> statement-breakpoint
ALTER TABLE "stray_money" ADD CONSTRAINT "stray_money_used" CHECK (("stray_money"."status" = 'used') = ("stray_money"."used_for_id" is not null));--> statement-breakpoint
ALTER TABLE "stray_money" ADD CONSTRAINT "stray_money_note" CHECK (btrim("stray_money"."note") <> '' and char_length("stray_money"."note") <= 800);--> statement-breakpoint
ALTER TABLE "stray_money" ADD CONSTRAINT "stray_money_status" CHECK ("stray_money"."status" in ('to_review', 'refund_due', 'refunding', 'refunded', 'accepted', 'used'));--> statement-breakpoint
ALTER TABLE "stray_money" ADD CONSTRAINT "stray_money_resolved" CHECK (("stray_money"."status" in ('refunded', 'accepted', 'used')) = ("stray_money"."resolved_at" is not null));--> statement-breakpoint
-- Staff refer to branches, and payments know no staff: the keys are here.
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_decided_by_id_staff_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stray_money" ADD CONSTRAINT "stray_money_decided_by_id_staff_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- By a difference, not by a sum: who waits for the row of the order adds to what it is then. orders_refunded refuses too much.
CREATE FUNCTION keep_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before bigint := 0;
  after bigint := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status NOT IN ('refused', 'cancelled') THEN before := OLD.amount; END IF;
  IF TG_OP <> 'DELETE' AND NEW.status NOT IN ('refused', 'cancelled') THEN after := NEW.amount; END IF;
  IF before <> after THEN
    UPDATE orders SET refunded = refunded + after - before WHERE id = coalesce(NEW.order_id, OLD.order_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_refunded AFTER INSERT OR UPDATE OR DELETE ON "refunds" FOR EACH ROW EXECUTE FUNCTION keep_refunded();--> statement-breakpoint
-- Three letters each, in any language: pg_trgm knows no Bangla letters where the locale is C.
CREATE FUNCTION name_parts(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array(SELECT DISTINCT substr(plain, n, 3)
    FROM (SELECT lower(normalize(name)) AS plain) t, generate_series(1, greatest(length(plain) - 2, 1)) n)
$$;--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING gin (name_parts("name"));--> statement-breakpoint
CREATE INDEX "children_by_name" ON "children" USING gin (name_parts("name"));--> statement-breakpoint
CREATE INDEX "sale_riders_by_name" ON "sale_riders" USING gin (name_parts("name"));--> statement-breakpoint
CREATE INDEX "subscription_riders_by_name" ON "subscription_riders" USING gin (name_parts("name"));--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_of_order" ON "outbox" USING btree ("order_id","id") WHERE "outbox"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_day" ON "orders" USING btree ("sale_date","id");--> statement-breakpoint
CREATE INDEX "orders_by_invoice_end" ON "orders" USING btree (split_part("invoice_number", '-', 3),"id");--> statement-breakpoint
CREATE INDEX "orders_cancelled" ON "orders" USING btree ("id") WHERE "orders"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_expired" ON "orders" USING btree ("id") WHERE "orders"."expired_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_given_back" ON "orders" USING btree ("id") WHERE "orders"."refunded" > 0;--> statement-breakpoint
CREATE INDEX "payment_attempts_by_method" ON "payment_attempts" USING btree (upper(split_part("card_type", '-', 1)),"order_id") WHERE "payment_attempts"."status" = 'paid';--> statement-breakpoint
-- Messages that were written before say in their key what they are about.
UPDATE "outbox" SET "order_id" = s.order_id FROM "sales" s WHERE "outbox"."key" = 'sale-paid:' || s.id;--> statement-breakpoint
UPDATE "outbox" SET "order_id" = s.order_id FROM "subscriptions" s WHERE "outbox"."key" = 'subscription-paid:' || s.id;--> statement-breakpoint
UPDATE "outbox" SET "order_id" = s.order_id FROM "subscriptions" s WHERE "outbox"."key" = 'subscription-ending:' || s.id;--> statement-breakpoint
UPDATE "outbox" SET "order_id" = a.order_id FROM "payment_attempts" a WHERE "outbox"."key" = 'payment-refused:' || a.id;
