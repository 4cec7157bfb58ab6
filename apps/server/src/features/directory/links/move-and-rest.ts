import type { LinkGroup } from "./link-group.ts";

export const moveAndRest: readonly LinkGroup[] = [
  {
    category: "Fitness",
    brands: [
      { name: "Strava", url: "https://www.strava.com", color: "#fc4c02", mark: "strava" },
      { name: "Fitbit", url: "https://www.fitbit.com", color: "#00b0b9", mark: "fitbit" },
      {
        name: "Garmin Connect",
        url: "https://connect.garmin.com",
        color: "#000000",
        mark: "garmin",
      },
      { name: "Peloton", url: "https://www.onepeloton.com", color: "#181a1d", mark: "peloton" },
      { name: "AllTrails", url: "https://www.alltrails.com", color: "#142800", mark: "alltrails" },
    ],
  },
  {
    category: "Health",
    brands: [
      { name: "World Health Organization", url: "https://www.who.int", color: "#0093d5" },
      { name: "NHS", url: "https://www.nhs.uk", color: "#005eb8" },
      { name: "Mayo Clinic", url: "https://www.mayoclinic.org", color: "#0057b8" },
      { name: "MedlinePlus", url: "https://medlineplus.gov", color: "#20558a" },
      { name: "Nemours KidsHealth", url: "https://kidshealth.org", color: "#00799a" },
    ],
  },
  {
    category: "Wellness",
    brands: [
      { name: "Headspace", url: "https://www.headspace.com", color: "#f47d31", mark: "headspace" },
      { name: "Calm", url: "https://www.calm.com", color: "#4b78d8" },
      { name: "Insight Timer", url: "https://insighttimer.com", color: "#2b2b33" },
      { name: "Smiling Mind", url: "https://www.smilingmind.com.au", color: "#f5a623" },
      { name: "Moshi", url: "https://moshikids.com", color: "#3d2a8c" },
    ],
  },
];
