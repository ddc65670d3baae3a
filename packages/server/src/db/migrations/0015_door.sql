CREATE TABLE "approvals" (
	"hash" text PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"asked_by_id" integer NOT NULL,
	"approved_by_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "approvals_hash" CHECK ("approvals"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "approvals_act" CHECK (btrim("approvals"."act") <> '' and char_length("approvals"."act") <= 40),
	CONSTRAINT "approvals_subject" CHECK (btrim("approvals"."subject") <> '' and char_length("approvals"."subject") <= 100),
	CONSTRAINT "approvals_of_another" CHECK ("approvals"."asked_by_id" <> "approvals"."approved_by_id"),
	CONSTRAINT "approvals_later" CHECK ("approvals"."ends_at" > "approvals"."created_at")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"other" text,
	"approved_by_id" integer,
	"device_id" integer,
	"branch_id" integer,
	"customer_id" integer,
	"act" text NOT NULL,
	"thing_kind" text NOT NULL,
	"thing_id" text,
	"thing_name" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"personal" text[] DEFAULT '{}' NOT NULL,
	"request_id" text,
	"offline" boolean DEFAULT false NOT NULL,
	CONSTRAINT "audit_log_by" CHECK (("audit_log"."staff_id" is null) <> ("audit_log"."other" is null)),
	CONSTRAINT "audit_log_act" CHECK ("audit_log"."act" ~ '^[a-z_]+[.][a-z_]+$'),
	CONSTRAINT "audit_log_thing_kind" CHECK (btrim("audit_log"."thing_kind") <> '' and char_length("audit_log"."thing_kind") <= 40),
	CONSTRAINT "audit_log_approved" CHECK ("audit_log"."approved_by_id" is null or "audit_log"."approved_by_id" <> "audit_log"."staff_id"),
	CONSTRAINT "audit_log_changes" CHECK (jsonb_typeof("audit_log"."changes") = 'object')
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"branch_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"hash" text,
	"pairing_hash" text,
	"pairing_ends_at" timestamp with time zone,
	"offered_by_id" integer NOT NULL,
	"paired_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	"waiting" smallint DEFAULT 0 NOT NULL,
	"unpaired_at" timestamp with time zone,
	"unpaired_by_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "devices_hash_once" UNIQUE("hash"),
	CONSTRAINT "devices_pairing_once" UNIQUE("pairing_hash"),
	CONSTRAINT "devices_kind" CHECK ("devices"."kind" in ('gate', 'counter')),
	CONSTRAINT "devices_name" CHECK (btrim("devices"."name") <> '' and char_length("devices"."name") <= 240),
	CONSTRAINT "devices_hash" CHECK ("devices"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "devices_pairing_hash" CHECK ("devices"."pairing_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "devices_waiting" CHECK ("devices"."waiting" >= 0),
	CONSTRAINT "devices_paired" CHECK (("devices"."paired_at" is null) = ("devices"."hash" is null) and ("devices"."paired_at" is null) = ("devices"."last_seen_at" is null) and ("devices"."pairing_hash" is null) = ("devices"."pairing_ends_at" is null)),
	CONSTRAINT "devices_unpaired" CHECK (("devices"."unpaired_at" is null) = ("devices"."unpaired_by_id" is null))
);
--> statement-breakpoint
CREATE TABLE "staff_branches" (
	"staff_id" integer NOT NULL,
	"branch_id" integer NOT NULL,
	CONSTRAINT "staff_branches_staff_id_branch_id_pk" PRIMARY KEY("staff_id","branch_id")
);
--> statement-breakpoint
CREATE TABLE "staff_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "staff_links_hash" CHECK ("staff_links"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "staff_links_later" CHECK ("staff_links"."ends_at" > "staff_links"."created_at")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"device_id" integer,
	"browser_hash" text NOT NULL,
	"way" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"pin_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_sessions_hash" CHECK ("staff_sessions"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "staff_sessions_browser" CHECK ("staff_sessions"."browser_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "staff_sessions_way" CHECK ("staff_sessions"."way" in ('code', 'link', 'pin')),
	CONSTRAINT "staff_sessions_pin_on_device" CHECK ("staff_sessions"."way" <> 'pin' or "staff_sessions"."device_id" is not null)
);
--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_name";--> statement-breakpoint
ALTER TABLE "staff" DROP CONSTRAINT "staff_role";--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "language" text DEFAULT 'bn' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "pin_hash" text;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "all_branches" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "ended_by_id" integer;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_asked_by_id_staff_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_approved_by_id_staff_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_approved_by_id_staff_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_offered_by_id_staff_id_fk" FOREIGN KEY ("offered_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_unpaired_by_id_staff_id_fk" FOREIGN KEY ("unpaired_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_branches" ADD CONSTRAINT "staff_branches_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_branches" ADD CONSTRAINT "staff_branches_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approvals_end" ON "approvals" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "audit_log_of_person" ON "audit_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_branch" ON "audit_log" USING btree ("branch_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_thing" ON "audit_log" USING btree ("thing_kind","thing_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_of_customer" ON "audit_log" USING btree ("customer_id") WHERE "audit_log"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "devices_name_once" ON "devices" USING btree ("branch_id",lower("name")) WHERE "devices"."paired_at" is not null and "devices"."unpaired_at" is null;--> statement-breakpoint
CREATE INDEX "staff_branches_of_branch" ON "staff_branches" USING btree ("branch_id");--> statement-breakpoint
CREATE INDEX "staff_links_end" ON "staff_links" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "staff_sessions_of_person" ON "staff_sessions" USING btree ("staff_id","browser_hash");--> statement-breakpoint
CREATE INDEX "staff_sessions_of_device" ON "staff_sessions" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_touched" ON "staff_sessions" USING btree ("touched_at");--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_ended_by_id_staff_id_fk" FOREIGN KEY ("ended_by_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_by_name" ON "staff" USING btree ("name","id");--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_language" CHECK ("staff"."language" in ('en', 'bn'));--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_pin_hash" CHECK ("staff"."pin_hash" ~ '^scrypt:[0-9]+:[0-9a-f]{32}:[0-9a-f]{64}$');--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_ended" CHECK ("staff"."ended_by_id" is null or not "staff"."active");--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_name" CHECK (btrim("staff"."name") <> '' and char_length("staff"."name") <= 400);--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_role" CHECK ("staff"."role" in ('gate', 'cashier', 'manager', 'owner', 'viewer'));
--> statement-breakpoint
-- Until now nobody had a branch: whoever worked here keeps all of them.
UPDATE "staff" SET "all_branches" = true, "language" = CASE "role" WHEN 'gate' THEN 'bn' ELSE 'en' END;
--> statement-breakpoint
-- Two owners who disable each other at once take turns here: the second finds nobody left.
CREATE FUNCTION "keep_an_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4302020);
  IF NOT EXISTS (SELECT FROM staff WHERE role = 'owner' AND active) THEN
    RAISE EXCEPTION 'There must be one owner.' USING ERRCODE = 'check_violation', CONSTRAINT = 'staff_one_owner';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "staff_one_owner" AFTER UPDATE ON "staff" FOR EACH ROW
  WHEN (OLD.role = 'owner' AND OLD.active AND NOT (NEW.role = 'owner' AND NEW.active)) EXECUTE FUNCTION "keep_an_owner"();
--> statement-breakpoint
CREATE TRIGGER "staff_one_owner_left" AFTER DELETE ON "staff" FOR EACH ROW
  WHEN (OLD.role = 'owner' AND OLD.active) EXECUTE FUNCTION "keep_an_owner"();
--> statement-breakpoint
-- A row of the log stays as it was written. What erase_from_log does is let through, and nothing else that is tried with it.
CREATE FUNCTION "keep_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('dolna.erasing', true) = 'yes' THEN
    -- The setting is anybody's to make: it opens the way for "erased" alone, in the place of what is personal.
    IF to_jsonb(OLD) - ARRAY['changes', 'thing_name'] = to_jsonb(NEW) - ARRAY['changes', 'thing_name']
      AND (NEW.thing_name IS NOT DISTINCT FROM OLD.thing_name OR ('thing_name' = ANY (OLD.personal) AND NEW.thing_name = 'erased'))
      AND NOT EXISTS (
        SELECT FROM jsonb_each(OLD.changes) AS was FULL JOIN jsonb_each(NEW.changes) AS is_now USING (key)
        WHERE was.value IS DISTINCT FROM is_now.value
          AND (was.value IS NULL OR key <> ALL (OLD.personal) OR is_now.value IS DISTINCT FROM '["erased", "erased"]'::jsonb)
      ) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The log is never changed.' USING ERRCODE = 'check_violation', CONSTRAINT = 'audit_log_kept';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_kept" BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION "keep_log"();
--> statement-breakpoint
CREATE TRIGGER "audit_log_kept_whole" BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION "keep_log"();
--> statement-breakpoint
-- Puts "erased" in the place of what the log says about a customer: the fields that their rows name as personal.
CREATE FUNCTION "erase_from_log"("customer" integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE erased integer;
BEGIN
  PERFORM set_config('dolna.erasing', 'yes', true);
  UPDATE audit_log SET
    thing_name = CASE WHEN 'thing_name' = ANY (personal) THEN 'erased' ELSE thing_name END,
    changes = changes || coalesce(
      (SELECT jsonb_object_agg(field, '["erased", "erased"]'::jsonb) FROM unnest(personal) AS field WHERE changes ? field),
      '{}'::jsonb)
  WHERE customer_id = customer;
  GET DIAGNOSTICS erased = ROW_COUNT;
  PERFORM set_config('dolna.erasing', '', true);
  RETURN erased;
END
$$;
