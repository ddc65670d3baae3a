ALTER TABLE "products" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "min_height_cm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "max_height_cm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "socks" text DEFAULT 'required' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "reentry" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_minutes" CHECK ("products"."minutes" between 15 and 720);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_heights" CHECK ("products"."min_height_cm" between 40 and 250 and "products"."max_height_cm" between 40 and 250);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_height_order" CHECK ("products"."min_height_cm" <= "products"."max_height_cm");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_socks" CHECK ("products"."socks" in ('included', 'required', 'none'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_reentry" CHECK (not "products"."reentry" or "products"."minutes" is null);