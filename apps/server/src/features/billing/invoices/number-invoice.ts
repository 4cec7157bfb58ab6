/** A short readable number: year and month of issue, then digits of the id. */
export function numberInvoice(id: string, issuedAt: number): string {
  const [year, month] = new Date(issuedAt).toISOString().split("-");
  return `GM-${year}${month}-${id.slice(-8).toUpperCase()}`;
}
