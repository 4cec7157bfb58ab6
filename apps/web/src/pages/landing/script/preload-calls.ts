/** Requests of the home page, with their cache lifetimes. */
export const preloadCalls = [
  { path: "/api/animations", priority: "high", maxAgeSeconds: 3600 },
  { path: "/api/animations/featured", priority: "high", maxAgeSeconds: 3600 },
  { path: "/api/animations/popular", priority: "high", maxAgeSeconds: 3600 },
  { path: "/api/animations/previews", priority: "low", maxAgeSeconds: 1800 },
  { path: "/api/family-profiles", priority: "low", maxAgeSeconds: 1800 },
] as const;

export type PreloadPath = (typeof preloadCalls)[number]["path"];

/** After the screen has rendered. */
export const preloadDelayMs = 50;
