/** How many codes get the owner in who lost the authenticator. */
export const recoveryCodesCount = 10;
