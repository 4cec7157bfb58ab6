import type { LinkGroup } from "./link-group.ts";

export const talkAndLearn: readonly LinkGroup[] = [
  {
    category: "Messaging",
    brands: [
      { name: "WhatsApp", url: "https://www.whatsapp.com", color: "#25d366", mark: "whatsapp" },
      { name: "Telegram", url: "https://telegram.org", color: "#26a5e4", mark: "telegram" },
      { name: "Signal", url: "https://signal.org", color: "#3b45fd", mark: "signal" },
      { name: "Messenger", url: "https://www.messenger.com", color: "#0866ff", mark: "messenger" },
      { name: "LINE", url: "https://line.me", color: "#00c300", mark: "line" },
    ],
  },
  {
    category: "Communication",
    brands: [
      { name: "Zoom", url: "https://www.zoom.com", color: "#0b5cff", mark: "zoom" },
      { name: "Google Meet", url: "https://meet.google.com", color: "#00897b", mark: "googlemeet" },
      { name: "Discord", url: "https://discord.com", color: "#5865f2", mark: "discord" },
      { name: "Slack", url: "https://slack.com", color: "#4a154b" },
      { name: "Proton Mail", url: "https://proton.me", color: "#6d4aff", mark: "protonmail" },
    ],
  },
  {
    category: "Design",
    brands: [
      { name: "Figma", url: "https://www.figma.com", color: "#f24e1e", mark: "figma" },
      { name: "Sketch", url: "https://www.sketch.com", color: "#f7b500", mark: "sketch" },
      { name: "Canva", url: "https://www.canva.com", color: "#00c4cc" },
      { name: "Dribbble", url: "https://dribbble.com", color: "#ea4c89", mark: "dribbble" },
      { name: "Framer", url: "https://www.framer.com", color: "#0055ff", mark: "framer" },
    ],
  },
  {
    category: "Education",
    brands: [
      {
        name: "Khan Academy",
        url: "https://www.khanacademy.org",
        color: "#14bf96",
        mark: "khanacademy",
      },
      { name: "Duolingo", url: "https://www.duolingo.com", color: "#58cc02", mark: "duolingo" },
      { name: "Coursera", url: "https://www.coursera.org", color: "#0056d2", mark: "coursera" },
      { name: "Scratch", url: "https://scratch.mit.edu", color: "#855cd6", mark: "scratch" },
      { name: "Wikipedia", url: "https://www.wikipedia.org", color: "#000000", mark: "wikipedia" },
      { name: "NASA", url: "https://www.nasa.gov", color: "#e03c31", mark: "nasa" },
    ],
  },
];
