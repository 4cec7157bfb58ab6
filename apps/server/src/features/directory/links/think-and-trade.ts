import type { LinkGroup } from "./link-group.ts";

export const thinkAndTrade: readonly LinkGroup[] = [
  {
    category: "AI",
    brands: [
      { name: "ChatGPT", url: "https://chatgpt.com", color: "#10a37f" },
      { name: "Claude", url: "https://claude.ai", color: "#d97757", mark: "claude" },
      {
        name: "Google Gemini",
        url: "https://gemini.google.com",
        color: "#8e75b2",
        mark: "googlegemini",
      },
      {
        name: "Perplexity",
        url: "https://www.perplexity.ai",
        color: "#1fb8cd",
        mark: "perplexity",
      },
      {
        name: "Hugging Face",
        url: "https://huggingface.co",
        color: "#ffd21e",
        mark: "huggingface",
      },
      { name: "DeepL", url: "https://www.deepl.com", color: "#0f2b46", mark: "deepl" },
    ],
  },
  {
    category: "Crypto",
    brands: [
      { name: "Bitcoin", url: "https://bitcoin.org", color: "#f7931a", mark: "bitcoin" },
      { name: "Ethereum", url: "https://ethereum.org", color: "#3c3c3d", mark: "ethereum" },
      { name: "Coinbase", url: "https://www.coinbase.com", color: "#0052ff", mark: "coinbase" },
      { name: "Binance", url: "https://www.binance.com", color: "#f0b90b", mark: "binance" },
      {
        name: "CoinMarketCap",
        url: "https://coinmarketcap.com",
        color: "#17181b",
        mark: "coinmarketcap",
      },
    ],
  },
  {
    category: "E-commerce",
    brands: [
      { name: "Amazon", url: "https://www.amazon.com", color: "#ff9900" },
      { name: "eBay", url: "https://www.ebay.com", color: "#e53238", mark: "ebay" },
      { name: "Etsy", url: "https://www.etsy.com", color: "#f16521", mark: "etsy" },
      {
        name: "AliExpress",
        url: "https://www.aliexpress.com",
        color: "#ff4747",
        mark: "aliexpress",
      },
      { name: "Shopify", url: "https://www.shopify.com", color: "#7ab55c", mark: "shopify" },
    ],
  },
];
