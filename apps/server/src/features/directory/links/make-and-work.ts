import type { LinkGroup } from "./link-group.ts";

export const makeAndWork: readonly LinkGroup[] = [
  {
    category: "Tech",
    brands: [
      { name: "Apple", url: "https://www.apple.com", color: "#000000", mark: "apple" },
      { name: "Samsung", url: "https://www.samsung.com", color: "#1428a0", mark: "samsung" },
      { name: "NVIDIA", url: "https://www.nvidia.com", color: "#76b900", mark: "nvidia" },
      {
        name: "Raspberry Pi",
        url: "https://www.raspberrypi.com",
        color: "#a22846",
        mark: "raspberrypi",
      },
      { name: "Arduino", url: "https://www.arduino.cc", color: "#00878f", mark: "arduino" },
    ],
  },
  {
    category: "Creative",
    brands: [
      { name: "Behance", url: "https://www.behance.net", color: "#1769ff", mark: "behance" },
      {
        name: "DeviantArt",
        url: "https://www.deviantart.com",
        color: "#05cc47",
        mark: "deviantart",
      },
      { name: "Unsplash", url: "https://unsplash.com", color: "#000000", mark: "unsplash" },
      { name: "Blender", url: "https://www.blender.org", color: "#e87d0d", mark: "blender" },
      {
        name: "ArtStation",
        url: "https://www.artstation.com",
        color: "#13aff0",
        mark: "artstation",
      },
    ],
  },
  {
    category: "Productivity",
    brands: [
      { name: "Notion", url: "https://www.notion.com", color: "#000000", mark: "notion" },
      { name: "Trello", url: "https://trello.com", color: "#0052cc", mark: "trello" },
      { name: "Asana", url: "https://asana.com", color: "#f06a6a", mark: "asana" },
      { name: "Todoist", url: "https://www.todoist.com", color: "#e44332", mark: "todoist" },
      { name: "Evernote", url: "https://www.evernote.com", color: "#00a82d", mark: "evernote" },
      { name: "Airtable", url: "https://www.airtable.com", color: "#18bfff", mark: "airtable" },
    ],
  },
  {
    category: "Cloud",
    brands: [
      { name: "Dropbox", url: "https://www.dropbox.com", color: "#0061ff", mark: "dropbox" },
      { name: "Box", url: "https://www.box.com", color: "#0061d5", mark: "box" },
      {
        name: "Google Drive",
        url: "https://drive.google.com",
        color: "#4285f4",
        mark: "googledrive",
      },
      { name: "iCloud", url: "https://www.icloud.com", color: "#3693f3", mark: "icloud" },
      {
        name: "Cloudflare",
        url: "https://www.cloudflare.com",
        color: "#f38020",
        mark: "cloudflare",
      },
      {
        name: "DigitalOcean",
        url: "https://www.digitalocean.com",
        color: "#0080ff",
        mark: "digitalocean",
      },
    ],
  },
];
