CREATE TABLE "scans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"scan_id" uuid NOT NULL,
	"order_id" integer,
	"branch_id" integer NOT NULL,
	"device_id" integer NOT NULL,
	"gate" text NOT NULL,
	"staff_id" integer NOT NULL,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"said" jsonb NOT NULL,
	"let_in" smallint DEFAULT 0 NOT NULL,
	"before" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"anyway" text,
	"extra" boolean DEFAULT false NOT NULL,
	"approved_by_id" integer,
	"undone_at" timestamp with time zone,
	"undone_by_id" integer,
	CONSTRAINT "scans_once" UNIQUE("scan_id"),
	CONSTRAINT "scans_gate" CHECK (btrim("scans"."gate") <> '' and char_length("scans"."gate") <= 240),
	CONSTRAINT "scans_verdict" CHECK ("scans"."verdict" in ('let_in', 'check', 'stop')),
	CONSTRAINT "scans_reason" CHECK ("scans"."reason" in ('not_a_pass', 'forged', 'void', 'unknown', 'cancelled', 'held', 'expired', 'unpaid', 'partial', 'member_early', 'member_ended', 'used', 'member_day', 'other_branch', 'other_day', 'full', 'some_in', 'inside', 'back_in', 'member', 'ok')),
	CONSTRAINT "scans_let_in" CHECK ("scans"."let_in" >= 0),
	CONSTRAINT "scans_anyway" CHECK ("scans"."anyway" in ('customer_mistake', 'our_mistake', 'manager_said')),
	CONSTRAINT "scans_approved" CHECK ("scans"."approved_by_id" is null or "scans"."anyway" is not null),
	CONSTRAINT "scans_undone" CHECK (("scans"."undone_at" is null) = ("scans"."undone_by_id" is null))
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer,
	"place" text,
	"extra" boolean DEFAULT false NOT NULL,
	"branch_id" integer NOT NULL,
	"day" date NOT NULL,
	"state" text DEFAULT 'in' NOT NULL,
	"first_in" timestamp with time zone NOT NULL,
	"last_in" timestamp with time zone NOT NULL,
	"last_out" timestamp with time zone,
	"out_by" text,
	"ends_at" timestamp with time zone,
	"last_scan_id" integer NOT NULL,
	CONSTRAINT "visits_place" CHECK ("visits"."place" ~ '^(d[0-9]+[.][0-9]+|r[0-9]+|p[0-9]+[.][0-9]+)$'),
	CONSTRAINT "visits_of_somebody" CHECK ("visits"."extra" or ("visits"."order_id" is not null and "visits"."place" is not null)),
	CONSTRAINT "visits_state" CHECK ("visits"."state" in ('in', 'out')),
	CONSTRAINT "visits_out_by" CHECK ("visits"."out_by" in ('gate', 'closing')),
	CONSTRAINT "visits_out" CHECK (("visits"."last_out" is null) = ("visits"."out_by" is null) and ("visits"."state" = 'in' or "visits"."last_out" is not null)),
	CONSTRAINT "visits_in_order" CHECK ("visits"."first_in" <= "visits"."last_in"),
	CONSTRAINT "visits_clock" CHECK ("visits"."ends_at" > "visits"."first_in")
);
--> statement-breakpoint
CREATE TABLE "pass_keys" (
	"number" smallint PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pass_keys_once" UNIQUE("public_key"),
	CONSTRAINT "pass_keys_number" CHECK ("pass_keys"."number" between 1 and 255),
	CONSTRAINT "pass_keys_public_key" CHECK ("pass_keys"."public_key" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "void_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "void_codes_hash" CHECK ("void_codes"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "void_codes_why" CHECK ("void_codes"."why" in ('erased', 'given_back'))
);
--> statement-breakpoint
CREATE TABLE "subscription_places" (
	"subscription_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"type" text NOT NULL,
	"type_bn" text,
	"qty" smallint NOT NULL,
	CONSTRAINT "subscription_places_subscription_id_product_id_pk" PRIMARY KEY("subscription_id","product_id"),
	CONSTRAINT "subscription_places_type" CHECK (btrim("subscription_places"."type") <> '' and char_length("subscription_places"."type") <= 50),
	CONSTRAINT "subscription_places_qty" CHECK ("subscription_places"."qty" between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "inside_limit" integer;--> statement-breakpoint
ALTER TABLE "sale_details" ADD COLUMN "minutes" smallint;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_approved_by_id_staff_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scans" ADD CONSTRAINT "scans_undone_by_id_staff_id_fk" FOREIGN KEY ("undone_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_last_scan_id_scans_id_fk" FOREIGN KEY ("last_scan_id") REFERENCES "public"."scans"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_places" ADD CONSTRAINT "subscription_places_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_places" ADD CONSTRAINT "subscription_places_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scans_of_device" ON "scans" USING btree ("device_id","id");--> statement-breakpoint
CREATE INDEX "scans_of_order" ON "scans" USING btree ("order_id","id") WHERE "scans"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "visits_place_once" ON "visits" USING btree ("order_id","place","day") WHERE not "visits"."extra";--> statement-breakpoint
CREATE INDEX "visits_of_order" ON "visits" USING btree ("order_id","day") WHERE "visits"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "visits_of_day" ON "visits" USING btree ("branch_id","day","state");--> statement-breakpoint
CREATE INDEX "visits_of_scan" ON "visits" USING btree ("last_scan_id");--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_inside_limit" CHECK ("branches"."inside_limit" between 1 and 100000);--> statement-breakpoint
ALTER TABLE "sale_details" ADD CONSTRAINT "sale_details_minutes" CHECK ("sale_details"."minutes" between 15 and 720);--> statement-breakpoint
-- What was sold so far is as it is sold today: nobody kept it until now.
UPDATE "sale_details" SET "minutes" = "products"."minutes" FROM "products" WHERE "products"."id" = "sale_details"."product_id" AND "products"."minutes" IS NOT NULL;--> statement-breakpoint
INSERT INTO "subscription_places" ("subscription_id", "product_id", "type", "type_bn", "qty")
SELECT s."id", p."id", p."name", p."name_bn", d."qty" * s."qty"
FROM "subscriptions" s JOIN "package_details" d ON d."package_id" = s."package_id" JOIN "products" p ON p."id" = d."product_id"
WHERE d."qty" > 0;
