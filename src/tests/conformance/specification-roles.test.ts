import { expect, test } from 'vitest'
import { everyCall } from '../../app/contracts.ts'

/**
 * Typed by hand from DECISIONS, section 2, and independent of the contracts: tests made from the table prove
 * that it is enforced, this one that it is right.
 */
const SPECIFIED: Record<string, string> = {
  'authenOfficer/signin': 'public',
  'authenOfficer/signout': 'signed-in',
  'authenOfficer/checkSession': 'signed-in',
  'authenOfficer/getOfficer': 'signed-in',
  'authenOfficer/requestPasswordReset': 'public',
  'authenOfficer/resetPassword': 'public',
  'management/getAllProduct': '0 1 50 51 52',
  'management/getAllProductGroup': '0 1 50 51 52',
  'management/getProductGroup': '0 1 50 51 52',
  'management/getProductByGroup': '0 1 50 51 52',
  'management/getPriceByProduct': '0 1 50 51 52',
  'management/getPricePremiumByProduct': '0 1 50 51 52',
  'management/updatePriceByProduct': '0 1 50 51 52',
  'management/updatePricePremiumByProduct': '0 1 50 51 52',
  'po/getPOFilterLists': '0 1 50 51 81 91',
  'po/getEnvironmentPOForm': '0 1 50 51',
  'po/createPOHeader': '0 1 50 51',
  'po/getEnvironmentPOLineManage': '0 1 50 51',
  'po/createPOLine': '0 1 50 51',
  'po/deletePOLine': '0 1 50 51',
  'po/submitPO': '0 1 50 51',
  'po/confirmPO': '0 1 50 51',
  'po/cancelPO': '0 1 50 51',
  'po/approvePO': '0 1 50',
  'po/rejectPO': '0 1 50',
  'po/releaseLine': '0 1 50',
  'po/deletePO': '0',
  'po/getPOLineByPOHeader': '0 1 50 51 81 91',
  'po/getHistory': '0 1 50 51',
  'po/getFilterPOStateConfirm': '0 1 50 51 81 91',
  'po/receiptLine': '0 1 50 51 81 91',
  'po/getFilterPOStateCanInvoice': '0 1 50 51 91',
  'po/invoice': '0 1 50 51 91',
  'po/updateStatusPOActiveWork': '0 1 50 51',
  'po/getWeightProcess': '0 1 50 51 52',
  'po/evaluate': '0 1 50 51 52',
  'po/valuation': '0 1 50 51 52',
  'po/correctGrade': '0 1 50',
  'po/correctPrice': '0 1 50',
  'po/updateWeightInfo': '0',
  'po/getPriceNowWithProductCode': '0 1 50 51 52',
  'report/ReportDailyPalmPayment': '0 1 50 51 81 91',
  'export/DailyPalmPayment': '0 1 50 51 81 91',
  'vehicleLight/GetVehicalLightValid': '0 1 50 51',
  'vehicleLight/GetVehicalLightNoValid': '0 1 50 51',
  'vehicleLight/ProcessVehicleLight': '0 1 50 51',
  'vehicleLight/SaveVehicleWeight': '0 1 50 51',
  'user/GetAllUser': '0 1 50',
  'user/SaveUser': '0 1 50',
  'user/UpdatePassword': '0 1 50',
  'scale/ImportTickets': 'scale-token',
  'scale/GetTokens': '0 1',
  'scale/CreateToken': '0 1',
  'scale/RevokeToken': '0 1',
}
/** Past the specification: docs/decisions says why. */
const OWN: Record<string, string> = {
  'live/listen': 'signed-in',
  'export/PurchaseOrder': '0 1 50 51 81 91',
  'management/getPriceVersions': '0 1 50 51 52',
  'po/getWeightSheet': '0 1 50 51 52',
  'po/getWeightHistory': '0 1 50 51 52',
  'po/getCorrections': '0 1 50 51 52',
  'po/acceptCorrection': '0',
  'po/refuseCorrection': '0',
  'export/WeighingSlip': '0 1 50 51 52',
  'authenOfficer/getResetWay': 'public',
  'user/Deactivate': '0 1 50',
  'user/Activate': '0 1 50',
  'user/EndSessions': '0 1 50',
  'user/getHistory': '0 1 50',
  'profile/getPreferences': 'signed-in',
  'profile/savePreferences': 'signed-in',
}

test('every call of the table may be made by exactly those whom the specification names', () => {
  const declared = Object.fromEntries(
    everyCall.map(({ path, roles }) => [path, typeof roles === 'string' ? roles : roles.join(' ')]),
  )
  expect(declared).toEqual({ ...SPECIFIED, ...OWN })
})
