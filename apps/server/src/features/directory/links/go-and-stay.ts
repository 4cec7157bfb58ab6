import type { LinkGroup } from "./link-group.ts";

export const goAndStay: readonly LinkGroup[] = [
  {
    category: "Transport",
    brands: [
      { name: "Uber", url: "https://www.uber.com", color: "#000000", mark: "uber" },
      { name: "Lyft", url: "https://www.lyft.com", color: "#ff00bf", mark: "lyft" },
      {
        name: "Transport for London",
        url: "https://tfl.gov.uk",
        color: "#113b92",
        mark: "transportforlondon",
      },
      {
        name: "Deutsche Bahn",
        url: "https://www.bahn.com",
        color: "#f01414",
        mark: "deutschebahn",
      },
      { name: "SNCF", url: "https://www.sncf-connect.com", color: "#ca0939", mark: "sncf" },
    ],
  },
  {
    category: "Travel",
    brands: [
      { name: "Airbnb", url: "https://www.airbnb.com", color: "#ff5a5f", mark: "airbnb" },
      {
        name: "Booking.com",
        url: "https://www.booking.com",
        color: "#003a9a",
        mark: "bookingdotcom",
      },
      { name: "Expedia", url: "https://www.expedia.com", color: "#191e3b", mark: "expedia" },
      {
        name: "Tripadvisor",
        url: "https://www.tripadvisor.com",
        color: "#34e0a1",
        mark: "tripadvisor",
      },
      { name: "Trivago", url: "https://www.trivago.com", color: "#e32851", mark: "trivago" },
      { name: "Hotels.com", url: "https://www.hotels.com", color: "#ef3346", mark: "hotelsdotcom" },
    ],
  },
  {
    category: "Airlines",
    brands: [
      { name: "Delta", url: "https://www.delta.com", color: "#003366", mark: "delta" },
      {
        name: "American Airlines",
        url: "https://www.aa.com",
        color: "#0078d2",
        mark: "americanairlines",
      },
      {
        name: "United Airlines",
        url: "https://www.united.com",
        color: "#002244",
        mark: "unitedairlines",
      },
      { name: "Emirates", url: "https://www.emirates.com", color: "#d71921", mark: "emirates" },
      { name: "Lufthansa", url: "https://www.lufthansa.com", color: "#05164d", mark: "lufthansa" },
      { name: "easyJet", url: "https://www.easyjet.com", color: "#ff6600", mark: "easyjet" },
    ],
  },
];
