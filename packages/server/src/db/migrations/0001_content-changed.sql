-- Payments knows no domain above it, so its table file cannot name sales and subscriptions: the keys are here.
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_sale_id_fk" FOREIGN KEY ("sale_id") REFERENCES "sales"("id") ON DELETE RESTRICT;
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT;
--> statement-breakpoint
CREATE FUNCTION "tell_content_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE content text;
BEGIN
  FOREACH content IN ARRAY ARRAY['rides', 'galleries', 'groups', 'group_items', 'products', 'packages', 'package_details', 'branches', 'business_info', 'settings']
  LOOP
    EXECUTE format('CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed()', content);
  END LOOP;
END
$$;
--> statement-breakpoint
-- A new picture is shown by nothing yet, and one that content shows cannot be deleted: only an update changes a page.
-- So a customer's new profile picture does not have every public page rendered anew.
CREATE TRIGGER content_changed AFTER UPDATE ON "pictures" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_changed();
