type Known = { name: string; pattern: RegExp };

/** Order matters: most User-Agents also contain the names further down. */
const browsers: readonly Known[] = [
  { name: "Edge", pattern: /\bEdgA?\// },
  { name: "Opera", pattern: /\bOPR\// },
  { name: "Samsung Internet", pattern: /SamsungBrowser/ },
  { name: "Firefox", pattern: /Firefox\/|FxiOS/ },
  { name: "Chrome", pattern: /Chrom(?:e|ium)\/|CriOS/ },
  { name: "Safari", pattern: /Safari\// },
];

const machines: readonly Known[] = [
  { name: "a TV", pattern: /SMART-TV|SmartTV|Tizen|Web0S|webOS|AppleTV|GoogleTV|BRAVIA/i },
  { name: "an iPhone", pattern: /iPhone/ },
  { name: "an iPad", pattern: /iPad/ },
  { name: "an Android device", pattern: /Android/ },
  { name: "a Mac", pattern: /Macintosh/ },
  { name: "Windows", pattern: /Windows/ },
  { name: "ChromeOS", pattern: /CrOS/ },
  { name: "Linux", pattern: /Linux/ },
];

/** A readable name of a User-Agent: "Firefox on a Mac". */
export function nameBrowser(userAgent: string): string {
  const find = (known: readonly Known[]) => known.find(({ pattern }) => pattern.test(userAgent));
  const browser = find(browsers)?.name ?? "A browser";
  const machine = find(machines)?.name;
  return machine ? `${browser} on ${machine}` : browser;
}
