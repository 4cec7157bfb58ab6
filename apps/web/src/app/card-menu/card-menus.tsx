import { useState } from "react";
import { useLocation } from "wouter";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";
import type { Card } from "./find-card.ts";
import { useHold } from "./use-hold.ts";

const loadMenu = () => import("./card-menu.tsx").then(({ CardMenu }) => CardMenu);

/** Opens the menus of the page's film cards. */
export function CardMenus() {
  const [path] = useLocation();
  const [opened, setOpened] = useState<{ card: Card; path: string } | null>(null);
  useHold((card) => setOpened({ card, path }));
  return (
    <LazyLoad load={loadMenu}>
      {(CardMenu) =>
        opened?.path === path && <CardMenu card={opened.card} onClose={() => setOpened(null)} />
      }
    </LazyLoad>
  );
}
