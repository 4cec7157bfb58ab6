import type { Genre } from "#story/vocabulary.ts";
import type { Surface } from "#surface.ts";

/** One layer of a letter: its offset, and its fill or stroke. */
export type FigureContext = {
  /** In units of the type size. */
  offset: { x: number; y: number };
  slant?: number;
  apply(
    surface: Surface,
    letter: { size: number; capHeight: number; accent: string; index: number },
  ): void;
};

const here = { x: 0, y: 0 };

function stroke(width: number, color: string, alpha = 1, offset = here): FigureContext {
  return {
    offset,
    apply(surface, { size, accent }) {
      surface.lineJoin = "round";
      surface.lineWidth = width * size;
      surface.strokeStyle = color === "accent" ? accent : color;
      surface.globalAlpha *= alpha;
      surface.stroke();
    },
  };
}

function fill(color: string, offset = here): FigureContext {
  return {
    offset,
    apply(surface, { accent }) {
      surface.fillStyle = color === "accent" ? accent : color;
      surface.fill();
    },
  };
}

/** Color stops from top to bottom of a capital letter. */
function gradient(...stops: [string, string, ...string[]]): FigureContext {
  return {
    offset: here,
    apply(surface, { size, capHeight, accent }) {
      const shade = surface.createLinearGradient(0, -capHeight * size, 0, capHeight * size * 0.12);
      for (const [index, color] of stops.entries())
        shade.addColorStop(index / (stops.length - 1), color === "accent" ? accent : color);
      surface.fillStyle = shade;
      surface.fill();
    },
  };
}

const crayons = ["#ffd84d", "#ff7a6b", "#5fd0ff", "#8be37a", "#ff9fd6"] as const;
const eachItsOwn: FigureContext = {
  offset: here,
  apply(surface, { index }) {
    surface.fillStyle = crayons[index % crayons.length] ?? crayons[0];
    surface.fill();
  },
};

function slanted(ink: FigureContext): FigureContext {
  return { ...ink, slant: 0.16 };
}

/** Layers of each genre's letters, from bottom to top. */
export const inks: Record<Genre, readonly FigureContext[]> = {
  "sci-fi": [
    stroke(0.34, "accent", 0.1),
    stroke(0.2, "accent", 0.16),
    stroke(0.1, "accent", 0.5),
    gradient("#ffffff", "#eafffb", "#b9fff2"),
  ],
  fantasy: [
    stroke(0.2, "#1d0f3a", 0.55, { x: 0.015, y: 0.035 }),
    stroke(0.11, "#2b1656"),
    gradient("#fff6d2", "#f7cf74", "#c98a2e"),
    stroke(0.012, "#fff9e6", 0.8),
  ],
  anime: [
    slanted(fill("#12091f", { x: 0.055, y: 0.06 })),
    slanted(stroke(0.16, "#12091f")),
    slanted(stroke(0.07, "#ffffff")),
    slanted(gradient("#fff4a8", "#ffb23e", "#ff4d7d")),
  ],
  adventure: [
    stroke(0.12, "#1a1208", 0.35, { x: 0.03, y: 0.07 }),
    stroke(0.12, "#3b2414"),
    fill("#fbe9c4", { x: 0, y: 0 }),
    gradient("#fff3d6", "#f5c268", "#e0803a"),
  ],
  kids: [
    stroke(0.22, "#3a2a6b", 0.45, { x: 0.02, y: 0.06 }),
    stroke(0.2, "#ffffff"),
    stroke(0.07, "#4a3a86"),
    eachItsOwn,
  ],
  originals: [
    stroke(0.14, "#140a12", 0.6, { x: 0.012, y: 0.03 }),
    stroke(0.05, "#2a1410"),
    gradient("#fff7dc", "#f5c451", "#a8701f", "#f8dc8c"),
  ],
};
