-- An order that is sent, with its conditions and lines; no tickets can be added to it.
-- takes POHeaderUUID
select json_build_object(
  'po_header', (
    select row_to_json(header) from (
      select orders.*, case when includes_tax then 'Yes' else 'No' end "InclTax", po.site_code "Site",
        po.warehouse_code "Warehouse", warehouses.name "WarehouseName", use_day "DateOfUse", expire_day "DateofExpire",
        ffa_max "FFAMax", moisture_max "MIMax", dobi_min "DobiMin", iodine_max "IVMax", iodine_min "IVMin",
        colour_blue "ColorB", colour_red "ColorR", colour_yellow "ColorY", receive_criteria "CriteriaReceive",
        deliver_quantity "QTYDeliver", delivery "Delivery", payment "Payment", condition "Condition",
        dimension_1 "FinDim1", dimension_2 "FinDim2", dimension_3 "FinDim3", dimension_4 "FinDim4",
        dimension_5 "FinDim5", dimension_6 "FinDim6", dimension_7 "FinDim7", member_levels.name "CustomerLevelName",
        level_price "CustomerLevelPrice",
        exists (select from premiums_in_force premium where premium.vendor_id = po.vendor_id)::int "VendorIsPremium",
        coalesce(
          (select tax_percent from payable_lines where order_id = po.id limit 1), customers.tax_percent
        ) "SysTaxDeduction"
      from existing_orders po
      join bench.orders on "UUID" = po.id
      join warehouses on warehouses.code = po.warehouse_code
      join customers on customers.id = po.customer_id
      join member_levels on member_levels.id = customers.level_id
      where po.id = $1
    ) header
  ),
  'po_line', (
    select coalesce(json_agg(row_to_json(line)), '[]') from (
      select line.id "UUID", serial "ID", line_number "LineNo", ticket.*,
        grade_when_added "ProductGrade", ladder_price_when_added "ProductPrice",
        (receipts.line_id is not null)::int "IsReceipt", receipt_day "RecDate"
      from shown_lines line
      join bench.line_tickets ticket on "SSWeightID" = ticket_id
      left join receipts on receipts.line_id = line.id
      where order_id = $1
      order by line_number
    ) line
  ),
  'weight', '[]'::json
)::text
