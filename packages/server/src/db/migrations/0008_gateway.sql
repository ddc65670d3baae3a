ALTER TABLE "payment_attempts" ADD COLUMN "opening_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "askable_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "heard" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stray_money" ADD COLUMN "refund_asked_at" timestamp with time zone;