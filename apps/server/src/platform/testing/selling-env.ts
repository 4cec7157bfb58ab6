/** A server without set-up, where households sign up at the checkout and pay with test cards. */
export const sellingEnv = { PAYMENTS: "sandbox", REGISTRATION: "open" } as const;
