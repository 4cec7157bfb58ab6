import type { LinkGroup } from "./link-group.ts";

export const watchAndPlay: readonly LinkGroup[] = [
  {
    category: "Sports",
    brands: [
      { name: "ESPN", url: "https://www.espn.com", color: "#d50a0a" },
      { name: "NBA", url: "https://www.nba.com", color: "#253b73", mark: "nba" },
      { name: "MLB", url: "https://www.mlb.com", color: "#041e42", mark: "mlb" },
      { name: "FIFA", url: "https://www.fifa.com", color: "#326295", mark: "fifa" },
      { name: "DAZN", url: "https://www.dazn.com", color: "#f8f8f5", mark: "dazn" },
      { name: "Formula 1", url: "https://www.formula1.com", color: "#e10600", mark: "f1" },
    ],
  },
  {
    category: "Streaming",
    brands: [
      { name: "Netflix", url: "https://www.netflix.com", color: "#e50914", mark: "netflix" },
      { name: "YouTube", url: "https://www.youtube.com", color: "#ff0000", mark: "youtube" },
      { name: "Disney+", url: "https://www.disneyplus.com", color: "#113ccf" },
      { name: "Apple TV", url: "https://tv.apple.com", color: "#000000", mark: "appletv" },
      {
        name: "Crunchyroll",
        url: "https://www.crunchyroll.com",
        color: "#ff5e00",
        mark: "crunchyroll",
      },
      { name: "Tubi", url: "https://tubitv.com", color: "#7408ff", mark: "tubi" },
    ],
  },
  {
    category: "Gaming",
    brands: [
      {
        name: "PlayStation",
        url: "https://www.playstation.com",
        color: "#0070d1",
        mark: "playstation",
      },
      { name: "Xbox", url: "https://www.xbox.com", color: "#107c10" },
      { name: "Nintendo", url: "https://www.nintendo.com", color: "#e60012" },
      { name: "Steam", url: "https://store.steampowered.com", color: "#000000", mark: "steam" },
      { name: "Roblox", url: "https://www.roblox.com", color: "#000000", mark: "roblox" },
      { name: "Epic Games", url: "https://www.epicgames.com", color: "#313131", mark: "epicgames" },
    ],
  },
  {
    category: "Social",
    brands: [
      { name: "Facebook", url: "https://www.facebook.com", color: "#0866ff", mark: "facebook" },
      { name: "Instagram", url: "https://www.instagram.com", color: "#ff0069", mark: "instagram" },
      { name: "TikTok", url: "https://www.tiktok.com", color: "#000000", mark: "tiktok" },
      { name: "Pinterest", url: "https://www.pinterest.com", color: "#bd081c", mark: "pinterest" },
      { name: "Reddit", url: "https://www.reddit.com", color: "#ff4500", mark: "reddit" },
      { name: "Bluesky", url: "https://bsky.app", color: "#1185fe", mark: "bluesky" },
    ],
  },
  {
    category: "Music",
    brands: [
      { name: "Spotify", url: "https://open.spotify.com", color: "#1ed760", mark: "spotify" },
      { name: "Apple Music", url: "https://music.apple.com", color: "#fa243c", mark: "applemusic" },
      {
        name: "YouTube Music",
        url: "https://music.youtube.com",
        color: "#ff0000",
        mark: "youtubemusic",
      },
      { name: "SoundCloud", url: "https://soundcloud.com", color: "#ff5500", mark: "soundcloud" },
      { name: "Deezer", url: "https://www.deezer.com", color: "#a238ff", mark: "deezer" },
      { name: "TIDAL", url: "https://tidal.com", color: "#000000", mark: "tidal" },
    ],
  },
];
