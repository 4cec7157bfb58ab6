/**
 * Pages that are seldom opened, or opened without haste. Their chunks are named here, not in the
 * entry, which every page loads first.
 */
export const rarePages = {
  emailLink: () => import("#pages/email-link.tsx"),
  weekReport: () => import("#pages/controls/week-report.tsx"),
  spaceship: () => import("#pages/spaceship/spaceship.tsx"),
  playGames: () => import("#pages/play-games/play-games.tsx"),
  interactiveCinema: () => import("#pages/interactive/interactive-cinema.tsx"),
  stories: () => import("#pages/interactive/stories.tsx"),
  avatar: () => import("#pages/play-games/avatar-page.tsx"),
  devices: () => import("#pages/devices.tsx"),
  trust: () => import("#pages/trust/trust.tsx"),
  admin: () => import("#pages/admin.tsx"),
  sessionInfo: () => import("#pages/session-info.tsx"),
  features: () => import("#pages/features.tsx"),
  componentGallery: () => import("#pages/component-gallery.tsx"),
  setup: () => import("#pages/setup/setup.tsx"),
  pricing: () => import("#pages/pricing.tsx"),
  checkout: () => import("#pages/checkout.tsx"),
  billing: () => import("#pages/billing.tsx"),
};

export type RarePages = typeof rarePages;
