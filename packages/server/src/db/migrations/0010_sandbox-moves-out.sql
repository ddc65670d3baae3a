DROP TABLE "sandbox_notices" CASCADE;--> statement-breakpoint
DROP TABLE "sandbox_refunds" CASCADE;--> statement-breakpoint
DROP TABLE "sandbox_sessions" CASCADE;--> statement-breakpoint
DROP TABLE "sandbox_transactions" CASCADE;