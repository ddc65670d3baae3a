CREATE TABLE "member_extensions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "member_extensions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"days" integer NOT NULL,
	"members" integer NOT NULL,
	"by_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_extensions_client_id_unique" UNIQUE("client_id"),
	CONSTRAINT "member_extensions_range" CHECK ("member_extensions"."from_day" <= "member_extensions"."to_day"),
	CONSTRAINT "member_extensions_days" CHECK ("member_extensions"."days" between 1 and 366),
	CONSTRAINT "member_extensions_members" CHECK ("member_extensions"."members" >= 0)
);
--> statement-breakpoint
CREATE TABLE "special_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "special_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"branch_id" integer,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"reason_bn" text,
	"opens" text,
	"closes" text,
	"capacity" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "special_days_once" UNIQUE NULLS NOT DISTINCT("branch_id","day"),
	CONSTRAINT "special_days_kind" CHECK ("special_days"."kind" in ('closed', 'holiday', 'open')),
	CONSTRAINT "special_days_reason" CHECK (btrim("special_days"."reason") <> '' and char_length("special_days"."reason") <= 640),
	CONSTRAINT "special_days_bn" CHECK (char_length("special_days"."reason_bn") <= 640),
	CONSTRAINT "special_days_closed" CHECK ("special_days"."kind" <> 'closed' or "special_days"."reason" is not null),
	CONSTRAINT "special_days_hours" CHECK (("special_days"."opens" is null) = ("special_days"."closes" is null)),
	CONSTRAINT "special_days_times" CHECK ("special_days"."opens" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "special_days"."closes" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "special_days_capacity" CHECK ("special_days"."capacity" between 0 and 100000)
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"name" text PRIMARY KEY NOT NULL,
	"text" text,
	"text_bn" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_id" integer,
	CONSTRAINT "policies_name" CHECK ("policies"."name" in ('terms-and-conditions', 'privacy-policy', 'refund-policy', 'service-delivery-policy')),
	CONSTRAINT "policies_text" CHECK (char_length("policies"."text") <= 160000 and char_length("policies"."text_bn") <= 160000)
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" integer,
	"fields" jsonb NOT NULL,
	"picture_ids" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "content_versions_kind_thing_id_version_pk" PRIMARY KEY("kind","thing_id","version"),
	CONSTRAINT "content_versions_kind" CHECK (btrim("content_versions"."kind") <> '' and char_length("content_versions"."kind") <= 40),
	CONSTRAINT "content_versions_thing" CHECK (btrim("content_versions"."thing_id") <> '' and char_length("content_versions"."thing_id") <= 60),
	CONSTRAINT "content_versions_fields" CHECK (jsonb_typeof("content_versions"."fields") = 'object')
);
--> statement-breakpoint
CREATE TABLE "picture_sends" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"picture_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "branches" DROP CONSTRAINT "branches_name_once";--> statement-breakpoint
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_stored_once";--> statement-breakpoint
ALTER TABLE "branches" DROP CONSTRAINT "branches_name";--> statement-breakpoint
ALTER TABLE "branches" DROP CONSTRAINT "branches_bn";--> statement-breakpoint
ALTER TABLE "group_items" DROP CONSTRAINT "group_items_title";--> statement-breakpoint
ALTER TABLE "group_items" DROP CONSTRAINT "group_items_description";--> statement-breakpoint
ALTER TABLE "group_items" DROP CONSTRAINT "group_items_bn";--> statement-breakpoint
ALTER TABLE "groups" DROP CONSTRAINT "groups_title";--> statement-breakpoint
ALTER TABLE "groups" DROP CONSTRAINT "groups_bn";--> statement-breakpoint
ALTER TABLE "packages" DROP CONSTRAINT "packages_title";--> statement-breakpoint
ALTER TABLE "packages" DROP CONSTRAINT "packages_name";--> statement-breakpoint
ALTER TABLE "packages" DROP CONSTRAINT "packages_description";--> statement-breakpoint
ALTER TABLE "packages" DROP CONSTRAINT "packages_bn";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_age";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_bn";--> statement-breakpoint
ALTER TABLE "products" DROP CONSTRAINT "products_price";--> statement-breakpoint
ALTER TABLE "rides" DROP CONSTRAINT "rides_name";--> statement-breakpoint
ALTER TABLE "rides" DROP CONSTRAINT "rides_details";--> statement-breakpoint
ALTER TABLE "rides" DROP CONSTRAINT "rides_bn";--> statement-breakpoint
ALTER TABLE "business_info" DROP CONSTRAINT "business_info_name";--> statement-breakpoint
ALTER TABLE "business_info" DROP CONSTRAINT "business_info_bn";--> statement-breakpoint
DROP INDEX "products_name_on_sale";--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "address_bn" text;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "day_capacity" integer;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "bands" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "updated_by_id" integer;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "branches" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "updated_by_id" integer;--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "group_items" ADD COLUMN "live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "updated_by_id" integer;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "updated_by_id" integer;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kind" text DEFAULT 'ticket' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "weekend_price" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "holiday_price" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "extra_hour_price" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vat_rate_bp" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "online" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "counter" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "updated_by_id" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "live" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "updated_by_id" integer;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "client_id" uuid;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "business_info" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "business_info" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "business_info" ADD COLUMN "updated_by_id" integer;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "weekend_days" text[] DEFAULT '{Friday,Saturday}' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD COLUMN "updated_by_id" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "extended_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_extensions" ADD CONSTRAINT "member_extensions_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "special_days" ADD CONSTRAINT "special_days_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_sends" ADD CONSTRAINT "picture_sends_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_extensions_by_day" ON "member_extensions" USING btree ("to_day");--> statement-breakpoint
CREATE INDEX "special_days_by_day" ON "special_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "content_versions_of_picture" ON "content_versions" USING gin ("picture_ids");--> statement-breakpoint
CREATE INDEX "picture_sends_at" ON "picture_sends" USING btree ("at");--> statement-breakpoint
CREATE INDEX "picture_sends_of_picture" ON "picture_sends" USING btree ("picture_id");--> statement-breakpoint
CREATE UNIQUE INDEX "branches_name_once" ON "branches" USING btree ("name") WHERE "branches"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "package_details_of_product" ON "package_details" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "sale_details_of_product" ON "sale_details" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "subscriptions_of_package" ON "subscriptions" USING btree ("package_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_name_on_sale" ON "products" USING btree (lower("name")) WHERE "products"."on_sale" and "products"."kind" = 'ticket' and "products"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_client_id_unique" UNIQUE("client_id");--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_client_id_unique" UNIQUE("client_id");--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_client_id_unique" UNIQUE("client_id");--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_client_id_unique" UNIQUE("client_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_client_id_unique" UNIQUE("client_id");--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_client_id_unique" UNIQUE("client_id");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_stored_once" UNIQUE NULLS NOT DISTINCT("sha256","use","alt","alt_bn","focus_x","focus_y");--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_address" CHECK (char_length("branches"."address") <= 2400 and char_length("branches"."address_bn") <= 2400);--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_phone" CHECK (char_length("branches"."phone") <= 40);--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_day_capacity" CHECK ("branches"."day_capacity" between 1 and 100000);--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_name" CHECK (btrim("branches"."name") <> '' and char_length("branches"."name") <= 960);--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_bn" CHECK (char_length("branches"."name_bn") <= 960);--> statement-breakpoint
ALTER TABLE "group_items" ADD CONSTRAINT "group_items_title" CHECK (btrim("group_items"."title") <> '' and char_length("group_items"."title") <= 960);--> statement-breakpoint
ALTER TABLE "group_items" ADD CONSTRAINT "group_items_description" CHECK (char_length("group_items"."description") <= 16000);--> statement-breakpoint
ALTER TABLE "group_items" ADD CONSTRAINT "group_items_bn" CHECK (char_length("group_items"."title_bn") <= 960 and char_length("group_items"."description_bn") <= 16000);--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_title" CHECK (btrim("groups"."title") <> '' and char_length("groups"."title") <= 960);--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_bn" CHECK (char_length("groups"."title_bn") <= 960);--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_title" CHECK (btrim("packages"."title") <> '' and char_length("packages"."title") <= 960);--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_name" CHECK (btrim("packages"."name") <> '' and char_length("packages"."name") <= 960);--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_description" CHECK (char_length("packages"."description") <= 32000);--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_bn" CHECK (char_length("packages"."title_bn") <= 960 and char_length("packages"."name_bn") <= 960 and char_length("packages"."description_bn") <= 32000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_kind" CHECK ("products"."kind" in ('ticket', 'goods', 'rider'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vat_rate" CHECK ("products"."vat_rate_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_age" CHECK (char_length("products"."age") <= 400);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_bn" CHECK (char_length("products"."name_bn") <= 400 and char_length("products"."age_bn") <= 400);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_price" CHECK ("products"."price" >= 0 and "products"."weekend_price" >= 0 and "products"."holiday_price" >= 0 and "products"."extra_hour_price" >= 0);--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_name" CHECK (btrim("rides"."name") <> '' and char_length("rides"."name") <= 960);--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_details" CHECK (char_length("rides"."details") <= 16000);--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_bn" CHECK (char_length("rides"."name_bn") <= 960 and char_length("rides"."details_bn") <= 16000);--> statement-breakpoint
ALTER TABLE "business_info" ADD CONSTRAINT "business_info_name" CHECK (btrim("business_info"."name") <> '' and char_length("business_info"."name") <= 960);--> statement-breakpoint
ALTER TABLE "business_info" ADD CONSTRAINT "business_info_bn" CHECK (char_length("business_info"."name_bn") <= 960);--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_weekend_days" CHECK (cardinality("settings"."weekend_days") = 0 or cardinality("settings"."weekend_days") between 1 and 7 and "settings"."weekend_days" <@ array['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_focus" CHECK ("pictures"."focus_x" between 0 and 100 and "pictures"."focus_y" between 0 and 100);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_extended" CHECK ("subscriptions"."extended_days" >= 0);--> statement-breakpoint
-- Staff refer to branches, so the tables of the content cannot name them: the keys are here.
ALTER TABLE "special_days" ADD CONSTRAINT "special_days_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_info" ADD CONSTRAINT "business_info_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_id_staff_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- Rider types were tickets that were never on sale: packages use them, and nobody has bought one.
UPDATE "products" SET "kind" = 'rider', "online" = false, "counter" = false
WHERE NOT "on_sale"
  AND EXISTS (SELECT FROM "package_details" d WHERE d."product_id" = "products"."id")
  AND NOT EXISTS (SELECT FROM "sale_details" s WHERE s."product_id" = "products"."id");--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "special_days" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();--> statement-breakpoint
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "policies" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
