CREATE TABLE "branches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "branches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "branches_name_once" UNIQUE("name"),
	CONSTRAINT "branches_name" CHECK (btrim("branches"."name") <> '' and char_length("branches"."name") <= 120)
);
--> statement-breakpoint
CREATE TABLE "galleries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "galleries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"picture_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"color" text NOT NULL,
	"icon" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "group_items_title" CHECK (btrim("group_items"."title") <> '' and char_length("group_items"."title") <= 120),
	CONSTRAINT "group_items_description" CHECK (char_length("group_items"."description") <= 2000),
	CONSTRAINT "group_items_color" CHECK ("group_items"."color" ~* '^(#[0-9a-f]{6}|[a-z][a-z0-9-]{0,29})$')
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"title" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "groups_list" CHECK ("groups"."list" in ('abouts', 'services')),
	CONSTRAINT "groups_title" CHECK (btrim("groups"."title") <> '' and char_length("groups"."title") <= 120)
);
--> statement-breakpoint
CREATE TABLE "package_details" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_details_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"package_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"qty" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "package_details_type_once" UNIQUE("package_id","product_id"),
	CONSTRAINT "package_details_qty" CHECK ("package_details"."qty" between 0 and 50),
	CONSTRAINT "package_details_price" CHECK ("package_details"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"name" text NOT NULL,
	"month" integer NOT NULL,
	"price" bigint NOT NULL,
	"old_price" bigint,
	"days" text[] NOT NULL,
	"hour" integer NOT NULL,
	"extra_hour_price" bigint NOT NULL,
	"picture_id" integer,
	"description" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "packages_title" CHECK (btrim("packages"."title") <> '' and char_length("packages"."title") <= 120),
	CONSTRAINT "packages_name" CHECK (btrim("packages"."name") <> '' and char_length("packages"."name") <= 120),
	CONSTRAINT "packages_description" CHECK (char_length("packages"."description") <= 4000),
	CONSTRAINT "packages_month" CHECK ("packages"."month" between 1 and 24),
	CONSTRAINT "packages_hour" CHECK ("packages"."hour" between 0 and 24),
	CONSTRAINT "packages_price" CHECK ("packages"."price" >= 0 and "packages"."old_price" >= 0 and "packages"."extra_hour_price" >= 0),
	CONSTRAINT "packages_days" CHECK (cardinality("packages"."days") between 1 and 7 and "packages"."days" <@ array['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"age" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	CONSTRAINT "products_name" CHECK (btrim("products"."name") <> '' and char_length("products"."name") <= 50),
	CONSTRAINT "products_age" CHECK (char_length("products"."age") <= 50),
	CONSTRAINT "products_price" CHECK ("products"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rides" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rides_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"details" text NOT NULL,
	"picture_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rides_name" CHECK (btrim("rides"."name") <> '' and char_length("rides"."name") <= 120),
	CONSTRAINT "rides_details" CHECK (char_length("rides"."details") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "business_info" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"wordmark" text,
	"banner_picture_id" integer,
	"banner_wide_picture_id" integer,
	"banner_text" text,
	"decription" text,
	"trade_license_no" text,
	"facebook" text,
	"x" text,
	"instagram" text,
	"linkedin" text,
	"youtube" text,
	"address" text,
	"phone" text,
	"phone_2" text,
	"email" text,
	"email_2" text,
	"opening_hours" text,
	"guideline" text,
	"maps_iframe" text,
	CONSTRAINT "business_info_one_row" CHECK ("business_info"."id" = 1),
	CONSTRAINT "business_info_name" CHECK (btrim("business_info"."name") <> '' and char_length("business_info"."name") <= 120)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"vat_rate_bp" integer NOT NULL,
	CONSTRAINT "settings_one_row" CHECK ("settings"."id" = 1),
	CONSTRAINT "settings_vat_rate" CHECK ("settings"."vat_rate_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "children" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "children_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"age" smallint NOT NULL,
	CONSTRAINT "children_in_order" UNIQUE("customer_id","position"),
	CONSTRAINT "children_position" CHECK ("children"."position" >= 0),
	CONSTRAINT "children_name" CHECK (btrim("children"."name") <> '' and char_length("children"."name") <= 50),
	CONSTRAINT "children_age" CHECK ("children"."age" between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"spouse_name" text DEFAULT '' NOT NULL,
	"email" text,
	"heared_by" text,
	"picture_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_phone_once" UNIQUE("phone"),
	CONSTRAINT "customers_phone" CHECK ("customers"."phone" ~ '^01[3-9][0-9]{8}$'),
	CONSTRAINT "customers_name" CHECK (char_length("customers"."name") <= 25),
	CONSTRAINT "customers_spouse_name" CHECK (char_length("customers"."spouse_name") <= 25),
	CONSTRAINT "customers_email" CHECK ("customers"."email" ~ '^[^@[:space:]]+@[^@[:space:]]+[.][A-Za-z]{2,}$' and char_length("customers"."email") <= 254),
	CONSTRAINT "customers_heared_by" CHECK ("customers"."heared_by" in ('Facebook', 'Instagram', 'Google Search', 'Friends/Family', 'Influencer/Advertisement', 'Walk-in Visit'))
);
--> statement-breakpoint
CREATE TABLE "sign_in_codes" (
	"phone" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sign_in_codes_phone" CHECK ("sign_in_codes"."phone" ~ '^01[3-9][0-9]{8}$'),
	CONSTRAINT "sign_in_codes_hash" CHECK ("sign_in_codes"."code_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sign_in_codes_expiry_later" CHECK ("sign_in_codes"."expires_at" > "sign_in_codes"."sent_at"),
	CONSTRAINT "sign_in_codes_wrong_tries" CHECK ("sign_in_codes"."wrong_tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tokens_hash" CHECK ("tokens"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	"provider" text,
	"provider_id" text,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_key_once" UNIQUE("key"),
	CONSTRAINT "outbox_key" CHECK (btrim("outbox"."key") <> '' and char_length("outbox"."key") <= 100),
	CONSTRAINT "outbox_kind" CHECK (btrim("outbox"."kind") <> '' and char_length("outbox"."kind") <= 40),
	CONSTRAINT "outbox_phone" CHECK ("outbox"."phone" ~ '^01[3-9][0-9]{8}$'),
	CONSTRAINT "outbox_text" CHECK (btrim("outbox"."text") <> '' and char_length("outbox"."text") <= 1000),
	CONSTRAINT "outbox_tries" CHECK ("outbox"."tries" >= 0),
	CONSTRAINT "outbox_one_end" CHECK ("outbox"."sent_at" is null or "outbox"."given_up_at" is null)
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"day" date PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_last" CHECK ("invoice_counters"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tran_id" text NOT NULL,
	"kind" text NOT NULL,
	"sale_id" integer,
	"subscription_id" integer,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"session_key" text,
	"gateway_url" text,
	"val_id" text,
	"bank_tran_id" text,
	"card_type" text,
	"risk_level" smallint,
	"risk_title" text,
	"fail_reason" text,
	"session_answer" jsonb,
	"last_answer" jsonb,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp with time zone DEFAULT now() + interval '2 minutes' NOT NULL,
	CONSTRAINT "payment_attempts_tran_id" CHECK ("payment_attempts"."tran_id" ~ '^[A-Za-z0-9_-]{8,30}$'),
	CONSTRAINT "payment_attempts_kind" CHECK ("payment_attempts"."kind" in ('sale', 'subscription')),
	CONSTRAINT "payment_attempts_one_target" CHECK (num_nonnulls("payment_attempts"."sale_id", "payment_attempts"."subscription_id") = 1 and ("payment_attempts"."kind" = 'sale') = ("payment_attempts"."sale_id" is not null)),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount" > 0),
	CONSTRAINT "payment_attempts_status" CHECK ("payment_attempts"."status" in ('open', 'held', 'paid', 'failed', 'cancelled', 'expired')),
	CONSTRAINT "payment_attempts_settled" CHECK (("payment_attempts"."status" in ('open', 'held')) = ("payment_attempts"."settled_at" is null)),
	CONSTRAINT "payment_attempts_proof" CHECK ("payment_attempts"."status" not in ('held', 'paid') or "payment_attempts"."val_id" is not null),
	CONSTRAINT "payment_attempts_checks" CHECK ("payment_attempts"."checks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stray_money" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stray_money_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"attempt_id" integer,
	"tran_id" text NOT NULL,
	"val_id" text NOT NULL,
	"bank_tran_id" text,
	"amount" bigint NOT NULL,
	"currency" text DEFAULT 'BDT' NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"refund_trans_id" text,
	"refund_ref_id" text,
	"answer" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp with time zone,
	CONSTRAINT "stray_money_val_id" CHECK (btrim("stray_money"."val_id") <> '' and char_length("stray_money"."val_id") <= 100),
	CONSTRAINT "stray_money_amount" CHECK ("stray_money"."amount" > 0),
	CONSTRAINT "stray_money_reason" CHECK ("stray_money"."reason" in ('already_paid', 'order_expired', 'order_cancelled', 'mismatch', 'unknown_transaction')),
	CONSTRAINT "stray_money_status" CHECK ("stray_money"."status" in ('to_review', 'refund_due', 'refunding', 'refunded', 'accepted')),
	CONSTRAINT "stray_money_resolved" CHECK (("stray_money"."status" in ('refunded', 'accepted')) = ("stray_money"."resolved_at" is not null)),
	CONSTRAINT "stray_money_refund" CHECK ("stray_money"."status" not in ('refunding', 'refunded') or "stray_money"."refund_trans_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"use" text NOT NULL,
	"key" text NOT NULL,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_stored_once" UNIQUE("sha256","use","alt"),
	CONSTRAINT "pictures_sha256" CHECK ("pictures"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "pictures_use" CHECK ("pictures"."use" ~ '^[a-z][a-z-]{0,29}$'),
	CONSTRAINT "pictures_key" CHECK (btrim("pictures"."key") <> '' and char_length("pictures"."key") <= 200),
	CONSTRAINT "pictures_alt" CHECK (btrim("pictures"."alt") <> '' and char_length("pictures"."alt") <= 300),
	CONSTRAINT "pictures_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0),
	CONSTRAINT "pictures_widths" CHECK (cardinality("pictures"."widths") > 0 and 0 < all("pictures"."widths"))
);
--> statement-breakpoint
CREATE TABLE "sale_details" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_details_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"qty" smallint NOT NULL,
	"price" bigint NOT NULL,
	"note" text,
	CONSTRAINT "sale_details_product_once" UNIQUE("sale_id","product_id"),
	CONSTRAINT "sale_details_name" CHECK (btrim("sale_details"."name") <> '' and char_length("sale_details"."name") <= 50),
	CONSTRAINT "sale_details_qty" CHECK ("sale_details"."qty" between 1 and 50),
	CONSTRAINT "sale_details_price" CHECK ("sale_details"."price" >= 0),
	CONSTRAINT "sale_details_note" CHECK (char_length("sale_details"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "sale_riders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_riders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sale_id" integer NOT NULL,
	"name" text,
	"age" smallint,
	"type" text NOT NULL,
	CONSTRAINT "sale_riders_name" CHECK (btrim("sale_riders"."name") <> '' and char_length("sale_riders"."name") <= 50),
	CONSTRAINT "sale_riders_age" CHECK ("sale_riders"."age" between 0 and 150),
	CONSTRAINT "sale_riders_erased_whole" CHECK (("sale_riders"."name" is null) = ("sale_riders"."age" is null)),
	CONSTRAINT "sale_riders_type" CHECK (btrim("sale_riders"."type") <> '' and char_length("sale_riders"."type") <= 50)
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"idempotency_key" text,
	"branch_id" integer NOT NULL,
	"invoice_number" text NOT NULL,
	"sale_date" date NOT NULL,
	"booking_date" date NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount_total" bigint DEFAULT 0 NOT NULL,
	"vat_rate_bp" integer NOT NULL,
	"vat_amount" bigint NOT NULL,
	"grand_total" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"ticket_code" text,
	"scanned_by_id" integer,
	"scanned_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sales_invoice_number_once" UNIQUE("invoice_number"),
	CONSTRAINT "sales_ticket_code_once" UNIQUE("ticket_code"),
	CONSTRAINT "sales_placed_once" UNIQUE("customer_id","idempotency_key"),
	CONSTRAINT "sales_idempotency_key" CHECK (btrim("sales"."idempotency_key") <> '' and char_length("sales"."idempotency_key") <= 200),
	CONSTRAINT "sales_invoice_number" CHECK ("sales"."invoice_number" ~ '^INV-[0-9]{8}-[0-9]{5,}$'),
	CONSTRAINT "sales_booking_not_past" CHECK ("sales"."booking_date" >= "sales"."sale_date"),
	CONSTRAINT "sales_amounts" CHECK ("sales"."subtotal" >= 0 and "sales"."discount_total" >= 0 and "sales"."vat_amount" >= 0 and "sales"."grand_total" >= 0 and "sales"."paid" >= 0),
	CONSTRAINT "sales_vat_rate" CHECK ("sales"."vat_rate_bp" between 0 and 10000),
	CONSTRAINT "sales_discount" CHECK ("sales"."discount_total" <= "sales"."subtotal"),
	CONSTRAINT "sales_grand_total" CHECK ("sales"."grand_total" = "sales"."subtotal" - "sales"."discount_total" + "sales"."vat_amount"),
	CONSTRAINT "sales_not_overpaid" CHECK ("sales"."paid" <= "sales"."grand_total"),
	CONSTRAINT "sales_paid_at" CHECK ("sales"."paid" < "sales"."grand_total" or "sales"."paid_at" is not null),
	CONSTRAINT "sales_ticket_once_paid" CHECK ("sales"."ticket_code" is null or "sales"."paid_at" is not null),
	CONSTRAINT "sales_scan" CHECK (("sales"."scanned_by_id" is null) = ("sales"."scanned_at" is null)),
	CONSTRAINT "sales_expired_unpaid" CHECK ("sales"."expired_at" is null or "sales"."paid" = 0)
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"role" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_phone_once" UNIQUE("phone"),
	CONSTRAINT "staff_name" CHECK (btrim("staff"."name") <> '' and char_length("staff"."name") <= 50),
	CONSTRAINT "staff_phone" CHECK ("staff"."phone" ~ '^01[3-9][0-9]{8}$'),
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('gate', 'manager'))
);
--> statement-breakpoint
CREATE TABLE "subscription_riders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_riders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"name" text,
	"age" smallint,
	"type" text NOT NULL,
	"additional" boolean DEFAULT false NOT NULL,
	"detail_id" integer,
	"price" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "subscription_riders_name" CHECK (btrim("subscription_riders"."name") <> '' and char_length("subscription_riders"."name") <= 50),
	CONSTRAINT "subscription_riders_age" CHECK ("subscription_riders"."age" between 0 and 150),
	CONSTRAINT "subscription_riders_erased_whole" CHECK (("subscription_riders"."name" is null) = ("subscription_riders"."age" is null)),
	CONSTRAINT "subscription_riders_type" CHECK (btrim("subscription_riders"."type") <> '' and char_length("subscription_riders"."type") <= 50),
	CONSTRAINT "subscription_riders_price" CHECK ("subscription_riders"."price" >= 0 and ("subscription_riders"."additional" or "subscription_riders"."price" = 0))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer,
	"idempotency_key" text,
	"package_id" integer NOT NULL,
	"invoice_number" text NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"month" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"days" text[] NOT NULL,
	"price" bigint NOT NULL,
	"qty" smallint NOT NULL,
	"note" text,
	"sale_date" date NOT NULL,
	"total_amount" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone,
	"membership_code" text,
	"start_date" date,
	"end_date" date,
	"expired_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_invoice_number_once" UNIQUE("invoice_number"),
	CONSTRAINT "subscriptions_membership_code_once" UNIQUE("membership_code"),
	CONSTRAINT "subscriptions_placed_once" UNIQUE("customer_id","idempotency_key"),
	CONSTRAINT "subscriptions_idempotency_key" CHECK (btrim("subscriptions"."idempotency_key") <> '' and char_length("subscriptions"."idempotency_key") <= 200),
	CONSTRAINT "subscriptions_invoice_number" CHECK ("subscriptions"."invoice_number" ~ '^INV-[0-9]{8}-[0-9]{5,}$'),
	CONSTRAINT "subscriptions_month" CHECK ("subscriptions"."month" between 1 and 24),
	CONSTRAINT "subscriptions_hour" CHECK ("subscriptions"."hour" between 0 and 24),
	CONSTRAINT "subscriptions_days" CHECK (cardinality("subscriptions"."days") between 1 and 7 and "subscriptions"."days" <@ array['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']),
	CONSTRAINT "subscriptions_qty" CHECK ("subscriptions"."qty" between 1 and 10),
	CONSTRAINT "subscriptions_note" CHECK (char_length("subscriptions"."note") <= 500),
	CONSTRAINT "subscriptions_amounts" CHECK ("subscriptions"."price" >= 0 and "subscriptions"."total_amount" >= 0 and "subscriptions"."paid" >= 0),
	CONSTRAINT "subscriptions_not_overpaid" CHECK ("subscriptions"."paid" <= "subscriptions"."total_amount"),
	CONSTRAINT "subscriptions_paid_at" CHECK ("subscriptions"."paid" < "subscriptions"."total_amount" or "subscriptions"."paid_at" is not null),
	CONSTRAINT "subscriptions_code_once_paid" CHECK ("subscriptions"."membership_code" is null or "subscriptions"."paid_at" is not null),
	CONSTRAINT "subscriptions_period_whole" CHECK (("subscriptions"."start_date" is null) = ("subscriptions"."end_date" is null)),
	CONSTRAINT "subscriptions_period_once_paid" CHECK ("subscriptions"."start_date" is null or "subscriptions"."paid_at" is not null),
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."end_date" > "subscriptions"."start_date"),
	CONSTRAINT "subscriptions_expired_unpaid" CHECK ("subscriptions"."expired_at" is null or "subscriptions"."paid" = 0)
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "jobs_name" CHECK (btrim("jobs"."name") <> '' and char_length("jobs"."name") <= 60),
	CONSTRAINT "jobs_failures" CHECK ("jobs"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "limit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "limit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"limit" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "limit_events_limit" CHECK (btrim("limit_events"."limit") <> '' and char_length("limit_events"."limit") <= 60),
	CONSTRAINT "limit_events_subject" CHECK (btrim("limit_events"."subject") <> '' and char_length("limit_events"."subject") <= 100)
);
--> statement-breakpoint
ALTER TABLE "galleries" ADD CONSTRAINT "galleries_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_items" ADD CONSTRAINT "group_items_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_details" ADD CONSTRAINT "package_details_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_details" ADD CONSTRAINT "package_details_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_info" ADD CONSTRAINT "business_info_banner_picture_id_pictures_id_fk" FOREIGN KEY ("banner_picture_id") REFERENCES "public"."pictures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_info" ADD CONSTRAINT "business_info_banner_wide_picture_id_pictures_id_fk" FOREIGN KEY ("banner_wide_picture_id") REFERENCES "public"."pictures"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stray_money" ADD CONSTRAINT "stray_money_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_details" ADD CONSTRAINT "sale_details_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_details" ADD CONSTRAINT "sale_details_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_riders" ADD CONSTRAINT "sale_riders_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_scanned_by_id_staff_id_fk" FOREIGN KEY ("scanned_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_riders" ADD CONSTRAINT "subscription_riders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_riders" ADD CONSTRAINT "subscription_riders_detail_id_package_details_id_fk" FOREIGN KEY ("detail_id") REFERENCES "public"."package_details"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "galleries_in_order" ON "galleries" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "group_items_in_order" ON "group_items" USING btree ("group_id","position","id");--> statement-breakpoint
CREATE INDEX "groups_in_order" ON "groups" USING btree ("list","position","id");--> statement-breakpoint
CREATE INDEX "packages_in_order" ON "packages" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "products_in_order" ON "products" USING btree ("position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_name_on_sale" ON "products" USING btree (lower("name")) WHERE "products"."on_sale";--> statement-breakpoint
CREATE INDEX "rides_in_order" ON "rides" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "sign_in_codes_expiry" ON "sign_in_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tokens_of_customer" ON "tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tokens_last_used" ON "tokens" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."sent_at" is null and "outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_of_phone" ON "outbox" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_tran_id_once" ON "payment_attempts" USING btree ("tran_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_val_id_once" ON "payment_attempts" USING btree ("val_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_sale_paid_once" ON "payment_attempts" USING btree ("sale_id") WHERE "payment_attempts"."status" = 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_subscription_paid_once" ON "payment_attempts" USING btree ("subscription_id") WHERE "payment_attempts"."status" = 'paid';--> statement-breakpoint
CREATE INDEX "payment_attempts_of_sale" ON "payment_attempts" USING btree ("sale_id","id") WHERE "payment_attempts"."sale_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_of_subscription" ON "payment_attempts" USING btree ("subscription_id","id") WHERE "payment_attempts"."subscription_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_to_check" ON "payment_attempts" USING btree ("next_check_at") WHERE "payment_attempts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "payment_attempts_held" ON "payment_attempts" USING btree ("opened_at") WHERE "payment_attempts"."status" = 'held';--> statement-breakpoint
CREATE UNIQUE INDEX "stray_money_val_id_once" ON "stray_money" USING btree ("val_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stray_money_refund_once" ON "stray_money" USING btree ("refund_trans_id");--> statement-breakpoint
CREATE INDEX "stray_money_of_attempt" ON "stray_money" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "stray_money_unresolved" ON "stray_money" USING btree ("received_at") WHERE "stray_money"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "sale_riders_of_sale" ON "sale_riders" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "sales_of_customer" ON "sales" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "sales_by_booking" ON "sales" USING btree ("booking_date","branch_id");--> statement-breakpoint
CREATE INDEX "sales_awaiting_money" ON "sales" USING btree ("created_at") WHERE "sales"."paid" < "sales"."grand_total" and "sales"."expired_at" is null and "sales"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "subscription_riders_of_subscription" ON "subscription_riders" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_of_customer" ON "subscriptions" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscriptions" USING btree ("end_date") WHERE "subscriptions"."end_date" is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_awaiting_money" ON "subscriptions" USING btree ("created_at") WHERE "subscriptions"."paid" < "subscriptions"."total_amount" and "subscriptions"."expired_at" is null and "subscriptions"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "limit_events_of_subject" ON "limit_events" USING btree ("limit","subject","at");--> statement-breakpoint
CREATE INDEX "limit_events_age" ON "limit_events" USING btree ("at");