/** A number that a person can read out: the year and month it was issued in, then its own digits. */
export function numberInvoice(id: string, issuedAt: number): string {
  const [year, month] = new Date(issuedAt).toISOString().split("-");
  return `GM-${year}${month}-${id.slice(-8).toUpperCase()}`;
}
