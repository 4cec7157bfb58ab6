/** The longest e-mail address; nothing longer is found. */
export const searchMaxLength = 254;

/** The longest that a plan is given for, other than for good. */
export const maxGivenMonths = 36;
