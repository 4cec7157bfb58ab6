/** The demo household and its owner, the same in every installation. */
export const demoHouseholdId = "01900000-0000-7000-8000-00000000d0e0";
export const demoAccountId = "01900000-0000-7000-8000-00000000d0e2";
export const demoParentId = "01900000-0000-7000-8000-00000000d0e1";
/** In place of the id of a session: the demo's visitor has none before a first change. */
export const demoVisitorId = "demo-visitor";
