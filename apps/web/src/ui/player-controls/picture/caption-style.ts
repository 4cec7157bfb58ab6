export const captionSizes = ["small", "medium", "large"] as const;
export const captionLooks = ["shadow", "box", "yellow"] as const;

/** The viewer's caption style. */
export type CaptionStyle = {
  size: (typeof captionSizes)[number];
  look: (typeof captionLooks)[number];
};

export const ordinaryCaptions: CaptionStyle = { size: "medium", look: "shadow" };
