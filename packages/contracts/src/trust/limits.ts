/** The page that guides a device through trusting the server's certificate. */
export const trustPath = "/trust";
/** Set to 1 by a device that uses plain http although the server has https, such as a TV. */
export const plainHttpCookie = "gm_http";

/** The local authority's certificate, in DER. */
export const authorityPath = "/api/trust/ca.crt";
/** The same as a configuration profile for Apple's devices. */
export const profilePath = "/api/trust/goldmane.mobileconfig";
/** Answers pages of any origin: a page of plain http asks it over https whether the device trusts it. */
export const trustProbePath = "/api/trust/probe";
