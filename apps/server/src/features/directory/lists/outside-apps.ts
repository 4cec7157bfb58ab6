import type { Brand } from "#features/directory/links/link-group.ts";

export type AppEntry = Brand & { id: string };

export const musicPlatforms: readonly AppEntry[] = [
  {
    id: "spotify",
    name: "Spotify",
    url: "https://open.spotify.com",
    color: "#1ed760",
    mark: "spotify",
  },
  {
    id: "apple-music",
    name: "Apple Music",
    url: "https://music.apple.com",
    color: "#fa243c",
    mark: "applemusic",
  },
  {
    id: "youtube-music",
    name: "YouTube Music",
    url: "https://music.youtube.com",
    color: "#ff0000",
    mark: "youtubemusic",
  },
  {
    id: "soundcloud",
    name: "SoundCloud",
    url: "https://soundcloud.com",
    color: "#ff5500",
    mark: "soundcloud",
  },
  { id: "deezer", name: "Deezer", url: "https://www.deezer.com", color: "#a238ff", mark: "deezer" },
  { id: "tidal", name: "TIDAL", url: "https://tidal.com", color: "#000000", mark: "tidal" },
];

export const foodApps: readonly AppEntry[] = [
  {
    id: "uber-eats",
    name: "Uber Eats",
    url: "https://www.ubereats.com",
    color: "#06c167",
    mark: "ubereats",
  },
  {
    id: "doordash",
    name: "DoorDash",
    url: "https://www.doordash.com",
    color: "#ff3008",
    mark: "doordash",
  },
  {
    id: "deliveroo",
    name: "Deliveroo",
    url: "https://deliveroo.co.uk",
    color: "#00ccbc",
    mark: "deliveroo",
  },
  {
    id: "just-eat",
    name: "Just Eat",
    url: "https://www.just-eat.co.uk",
    color: "#ff8000",
    mark: "justeat",
  },
  {
    id: "instacart",
    name: "Instacart",
    url: "https://www.instacart.com",
    color: "#43b02a",
    mark: "instacart",
  },
];

/** Other streaming services that a family may use. */
export const hostApps: readonly AppEntry[] = [
  {
    id: "netflix",
    name: "Netflix",
    url: "https://www.netflix.com",
    color: "#e50914",
    mark: "netflix",
  },
  { id: "disney-plus", name: "Disney+", url: "https://www.disneyplus.com", color: "#113ccf" },
  {
    id: "apple-tv",
    name: "Apple TV",
    url: "https://tv.apple.com",
    color: "#000000",
    mark: "appletv",
  },
  {
    id: "youtube",
    name: "YouTube",
    url: "https://www.youtube.com",
    color: "#ff0000",
    mark: "youtube",
  },
];
