/** The length of the longest e-mail address. */
export const searchMaxLength = 254;

/** Maximum months of a given plan that ends. */
export const maxGivenMonths = 36;

/** Maximum length of the server's name. */
export const serverNameMaxLength = 40;
