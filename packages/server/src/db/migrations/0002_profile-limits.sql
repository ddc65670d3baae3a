ALTER TABLE "children" DROP CONSTRAINT "children_name";--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_name";--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_spouse_name";--> statement-breakpoint
CREATE INDEX "customers_of_picture" ON "customers" USING btree ("picture_id") WHERE "customers"."picture_id" is not null;--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_name" CHECK (btrim("children"."name") <> '' and char_length("children"."name") <= 400);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_name" CHECK (char_length("customers"."name") <= 200);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_spouse_name" CHECK (char_length("customers"."spouse_name") <= 200);