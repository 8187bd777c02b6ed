-- A price is the ladder's and, of a premium vendor, the premium's: both are of one version, and neither is ever changed.
-- A version without rows has a premium and no ladder yet.
alter table ladder_versions add premium_price numeric(6, 2) check (premium_price >= 0);
update ladder_versions set premium_price = products.premium_price from products where products.id = product_id;
alter table products drop premium_price;
