export const captionSizes = ["small", "medium", "large"] as const;
export const captionLooks = ["shadow", "box", "yellow"] as const;

/** How captions are set, by the viewer's choice. */
export type CaptionStyle = {
  size: (typeof captionSizes)[number];
  look: (typeof captionLooks)[number];
};

export const ordinaryCaptions: CaptionStyle = { size: "medium", look: "shadow" };
