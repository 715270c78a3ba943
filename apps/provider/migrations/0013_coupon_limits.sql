ALTER TABLE "coupons" ADD COLUMN "max_uses" integer;--> statement-breakpoint
CREATE INDEX "uses_of_coupon" ON "coupon_uses" USING btree ("code");