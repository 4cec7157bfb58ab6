/** Number of recovery codes. */
export const recoveryCodesCount = 10;
