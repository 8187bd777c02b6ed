import { csv } from './dropped-files.ts'

const DIMENSIONS = ['00000', 'NBD', 'PL', 'NBD_RM01', '00000', '00000', 'SRT_ND']

/** The lists that orders are made of, as files. */
export const LISTS = [
  csv('sites.csv', ['SiteID,SiteName', 'KL,คลองหลา']),
  csv('warehouses.csv', ['รหัสคลัง,ชื่อคลัง,ไซต์', 'CT-NN,ลานรับปาล์ม,KL']),
  csv('number_sequences.csv', ['NumberSequenceGroup,Name', 'NBDPO-PL,ใบสั่งซื้อปาล์ม']),
  csv('financial_dimensions.csv', [
    'Dimension,DimensionValue,Description',
    ...DIMENSIONS.map((value, at) => `${at + 1},${value},`),
  ]),
  csv('product_groups.csv', ['ProductCode,Name', 'FFB,ปาล์มทะลาย']),
  csv('products.csv', ['ProductCode,Name,ProductGroupID', 'FFB-RAMP,ปาล์มทะลาย ลานเท,FFB']),
]
