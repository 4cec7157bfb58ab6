const steps = ["megabyte", "gigabyte"] as const;

/** As people say it: `0.4 MB`, `12 MB`, `1.5 GB`. */
export function describeBytes(bytes: number, language = "en"): string {
  const megabytes = bytes / 1_000_000;
  const step = megabytes >= 1000 ? 1 : 0;
  const amount = step === 1 ? megabytes / 1000 : megabytes;
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: steps[step],
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}
