CREATE TABLE "idempotent_answers" (
	"staff_id" integer NOT NULL,
	"key" text NOT NULL,
	"asked" text NOT NULL,
	"status" integer,
	"body" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_once" PRIMARY KEY("staff_id","key"),
	CONSTRAINT "idempotent_answers_key" CHECK (btrim("idempotent_answers"."key") <> '' and char_length("idempotent_answers"."key") <= 100),
	CONSTRAINT "idempotent_answers_asked" CHECK ("idempotent_answers"."asked" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotent_answers_age" ON "idempotent_answers" USING btree ("at");