CREATE SCHEMA IF NOT EXISTS "sandbox";
--> statement-breakpoint
CREATE TABLE "sandbox"."notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction_id" integer NOT NULL,
	"url" text NOT NULL,
	"fields" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	"given_up_at" timestamp with time zone,
	CONSTRAINT "notices_tries" CHECK ("sandbox"."notices"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox"."refunds" (
	"refund_ref_id" text PRIMARY KEY NOT NULL,
	"transaction_id" integer NOT NULL,
	"refund_trans_id" text,
	"amount" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	"lookups" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refunds_trans_id_once" UNIQUE("refund_trans_id"),
	CONSTRAINT "refunds_amount" CHECK ("sandbox"."refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox"."sessions" (
	"session_key" text PRIMARY KEY NOT NULL,
	"tran_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"request" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_tran_id_once" UNIQUE("tran_id"),
	CONSTRAINT "sessions_amount" CHECK ("sandbox"."sessions"."amount" > 0),
	CONSTRAINT "sessions_status" CHECK ("sandbox"."sessions"."status" in ('open', 'paid', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "sandbox"."transactions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox"."transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_key" text NOT NULL,
	"status" text NOT NULL,
	"channel" text,
	"val_id" text,
	"bank_tran_id" text,
	"risk_level" smallint DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"validations" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "transactions_val_id_once" UNIQUE("val_id"),
	CONSTRAINT "transactions_bank_tran_id_once" UNIQUE("bank_tran_id"),
	CONSTRAINT "transactions_status" CHECK ("sandbox"."transactions"."status" in ('VALID', 'FAILED', 'CANCELLED', 'EXPIRED')),
	CONSTRAINT "transactions_channel" CHECK ("sandbox"."transactions"."channel" in ('card', 'bkash', 'nagad', 'rocket')),
	CONSTRAINT "transactions_proof" CHECK (("sandbox"."transactions"."status" = 'VALID') = ("sandbox"."transactions"."val_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "sandbox"."notices" ADD CONSTRAINT "notices_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "sandbox"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."refunds" ADD CONSTRAINT "refunds_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "sandbox"."transactions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."transactions" ADD CONSTRAINT "transactions_session_key_sessions_session_key_fk" FOREIGN KEY ("session_key") REFERENCES "sandbox"."sessions"("session_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_due" ON "sandbox"."notices" USING btree ("next_try_at") WHERE "sandbox"."notices"."taken_at" is null and "sandbox"."notices"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "notices_of_transaction" ON "sandbox"."notices" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "refunds_of_transaction" ON "sandbox"."refunds" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "sessions_to_expire" ON "sandbox"."sessions" USING btree ("expires_at") WHERE "sandbox"."sessions"."status" = 'open';--> statement-breakpoint
CREATE INDEX "transactions_of_session" ON "sandbox"."transactions" USING btree ("session_key");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_paid_once" ON "sandbox"."transactions" USING btree ("session_key") WHERE "sandbox"."transactions"."status" = 'VALID';--> statement-breakpoint
-- Up to 0009 the site's own migrations made these tables; 0010 drops them. Whatever a demonstration has in them comes along.
DO $$
BEGIN
	IF to_regclass('public.sandbox_sessions') IS NULL THEN RETURN; END IF;
	INSERT INTO sandbox.sessions (session_key, tran_id, amount, request, status, opened_at, expires_at)
		SELECT session_key, tran_id, amount, request, status, opened_at, expires_at FROM public.sandbox_sessions;
	INSERT INTO sandbox.transactions (id, session_key, status, channel, val_id, bank_tran_id, risk_level, error, at, validations) OVERRIDING SYSTEM VALUE
		SELECT id, session_key, status, channel, val_id, bank_tran_id, risk_level, error, at, validations FROM public.sandbox_transactions;
	INSERT INTO sandbox.refunds (refund_ref_id, transaction_id, refund_trans_id, amount, started_at, refunded_at, lookups)
		SELECT refund_ref_id, transaction_id, refund_trans_id, amount, started_at, refunded_at, lookups FROM public.sandbox_refunds;
	INSERT INTO sandbox.notices (id, transaction_id, url, fields, tries, next_try_at, taken_at, given_up_at) OVERRIDING SYSTEM VALUE
		SELECT id, transaction_id, url, fields, tries, next_try_at, taken_at, given_up_at FROM public.sandbox_notices;
	PERFORM setval('sandbox.transactions_id_seq', coalesce(max(id), 0) + 1, false) FROM sandbox.transactions;
	PERFORM setval('sandbox.notices_id_seq', coalesce(max(id), 0) + 1, false) FROM sandbox.notices;
END
$$;
