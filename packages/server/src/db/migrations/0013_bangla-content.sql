ALTER TABLE "branches" ADD COLUMN "name_bn" text;--> statement-breakpoint
ALTER TABLE "group_items" ADD COLUMN "title_bn" text;--> statement-breakpoint
ALTER TABLE "group_items" ADD COLUMN "description_bn" text;--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "title_bn" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "title_bn" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "name_bn" text;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "description_bn" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_bn" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "age_bn" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "name_bn" text;--> statement-breakpoint
ALTER TABLE "rides" ADD COLUMN "details_bn" text;--> statement-breakpoint
ALTER TABLE "business_info" ADD COLUMN "name_bn" text;--> statement-breakpoint
ALTER TABLE "business_info" ADD COLUMN "banner_text_bn" text;--> statement-breakpoint
ALTER TABLE "business_info" ADD COLUMN "decription_bn" text;--> statement-breakpoint
ALTER TABLE "business_info" ADD COLUMN "address_bn" text;--> statement-breakpoint
ALTER TABLE "business_info" ADD COLUMN "opening_hours_bn" text;--> statement-breakpoint
ALTER TABLE "business_info" ADD COLUMN "guideline_bn" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "alt_bn" text;--> statement-breakpoint
ALTER TABLE "sale_details" ADD COLUMN "name_bn" text;--> statement-breakpoint
ALTER TABLE "subscription_riders" ADD COLUMN "type_bn" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "name_bn" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "title_bn" text;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_bn" CHECK (char_length("branches"."name_bn") <= 120);--> statement-breakpoint
ALTER TABLE "group_items" ADD CONSTRAINT "group_items_bn" CHECK (char_length("group_items"."title_bn") <= 120 and char_length("group_items"."description_bn") <= 2000);--> statement-breakpoint
ALTER TABLE "groups" ADD CONSTRAINT "groups_bn" CHECK (char_length("groups"."title_bn") <= 120);--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_bn" CHECK (char_length("packages"."title_bn") <= 120 and char_length("packages"."name_bn") <= 120 and char_length("packages"."description_bn") <= 4000);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_bn" CHECK (char_length("products"."name_bn") <= 50 and char_length("products"."age_bn") <= 50);--> statement-breakpoint
ALTER TABLE "rides" ADD CONSTRAINT "rides_bn" CHECK (char_length("rides"."name_bn") <= 120 and char_length("rides"."details_bn") <= 2000);--> statement-breakpoint
ALTER TABLE "business_info" ADD CONSTRAINT "business_info_bn" CHECK (char_length("business_info"."name_bn") <= 120);--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_bn" CHECK (char_length("pictures"."alt_bn") <= 300);