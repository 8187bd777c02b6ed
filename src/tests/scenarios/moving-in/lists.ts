import { csv } from './dropped-files.ts'

/** The lists that orders are made of, as files: codes of the mill's own, some of them marked as default, and no D5. */
export const LISTS = [
  csv('sites.csv', ['SiteID,SiteName', 'KL,คลองหลา']),
  csv('warehouses.csv', [
    'รหัสคลัง,ชื่อคลัง,ไซต์,ค่าเริ่มต้น',
    'KL-RAMP,ลานรับปาล์ม,KL,ใช่',
    'KL-YARD,ลานสำรอง,KL,',
  ]),
  csv('number_sequences.csv', [
    'NumberSequenceGroup,Name,IsDefault',
    'KLLF,ปาล์มร่วง,No',
    'KLPO,ใบสั่งซื้อปาล์ม,Yes',
  ]),
  csv('financial_dimensions.csv', [
    'Dimension,DimensionValue,Description,Default',
    ...['1,10000,,', '1,20000,,1', '2,KL,,', '3,PL,,', '4,KL_RM01,,', '4,KL_RM02,,', '6,000,,'],
    '7,SRT_ND,,',
  ]),
  csv('product_groups.csv', ['ProductCode,Name', 'FFB,ปาล์มทะลาย']),
  csv('products.csv', ['ProductCode,Name,ProductGroupID', 'FFB-RAMP,ปาล์มทะลาย ลานเท,FFB']),
]

/** The codes that its orders begin with: marked, or the only one. */
export const OWN_CODES = {
  Warehouse: 'KL-RAMP',
  Site: 'KL',
  ...{
    FinDim1: '20000',
    FinDim2: 'KL',
    FinDim3: 'PL',
    FinDim4: 'KL_RM02',
    FinDim5: '',
    FinDim6: '000',
  },
}
