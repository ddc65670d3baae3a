CREATE TABLE "sandbox_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"url" text NOT NULL,
	"fields" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	CONSTRAINT "sandbox_notices_tries" CHECK ("sandbox_notices"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_ref_id" text PRIMARY KEY NOT NULL,
	"transaction_id" integer NOT NULL,
	"refund_trans_id" text,
	"amount" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	"lookups" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_refunds_trans_id_once" UNIQUE("refund_trans_id"),
	CONSTRAINT "sandbox_refunds_amount" CHECK ("sandbox_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_sessions" (
	"session_key" text PRIMARY KEY NOT NULL,
	"tran_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"request" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_sessions_tran_id_once" UNIQUE("tran_id"),
	CONSTRAINT "sandbox_sessions_amount" CHECK ("sandbox_sessions"."amount" > 0),
	CONSTRAINT "sandbox_sessions_status" CHECK ("sandbox_sessions"."status" in ('open', 'paid', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_key" text NOT NULL,
	"status" text NOT NULL,
	"channel" text,
	"val_id" text,
	"bank_tran_id" text,
	"risk_level" smallint DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"validations" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sandbox_transactions_val_id_once" UNIQUE("val_id"),
	CONSTRAINT "sandbox_transactions_bank_tran_id_once" UNIQUE("bank_tran_id"),
	CONSTRAINT "sandbox_transactions_status" CHECK ("sandbox_transactions"."status" in ('VALID', 'FAILED', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "sandbox_transactions_channel" CHECK ("sandbox_transactions"."channel" in ('card', 'bkash', 'nagad', 'rocket')),
	CONSTRAINT "sandbox_transactions_proof" CHECK (("sandbox_transactions"."status" = 'VALID') = ("sandbox_transactions"."val_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "sandbox_notices" ADD CONSTRAINT "sandbox_notices_transaction_id_sandbox_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."sandbox_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD CONSTRAINT "sandbox_refunds_transaction_id_sandbox_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."sandbox_transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_transactions" ADD CONSTRAINT "sandbox_transactions_session_key_sandbox_sessions_session_key_fk" FOREIGN KEY ("session_key") REFERENCES "public"."sandbox_sessions"("session_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_notices_due" ON "sandbox_notices" USING btree ("next_try_at") WHERE "sandbox_notices"."taken_at" is null and "sandbox_notices"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_notices_of_transaction" ON "sandbox_notices" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_of_transaction" ON "sandbox_refunds" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "sandbox_sessions_to_expire" ON "sandbox_sessions" USING btree ("expires_at") WHERE "sandbox_sessions"."status" = 'open';--> statement-breakpoint
CREATE INDEX "sandbox_transactions_of_session" ON "sandbox_transactions" USING btree ("session_key");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_transactions_paid_once" ON "sandbox_transactions" USING btree ("session_key") WHERE "sandbox_transactions"."status" = 'VALID';