import styles from "./remote-icon.module.css";

/** Outlines on a 24-unit square. */
const shapes = {
  phone:
    "M8 1.8h8A2.2 2.2 0 0 1 18.2 4v16a2.2 2.2 0 0 1-2.2 2.2H8A2.2 2.2 0 0 1 5.8 20V4A2.2 2.2 0 0 1 8 1.8zm0 2.4v13h8v-13zm4 14.2a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z",
  up: "M12 7.6 19.8 15.4l-1.6 1.6L12 10.8 5.8 17l-1.6-1.6z",
  down: "M12 16.4 4.2 8.6 5.8 7 12 13.2 18.2 7l1.6 1.6z",
  left: "M15.4 4.2 17 5.8 10.8 12l6.2 6.2-1.6 1.6L7.6 12z",
  right: "M8.6 4.2 7 5.8 13.2 12 7 18.2l1.6 1.6 7.8-7.8z",
  home: "M12 3 2.6 11.2l1.5 1.8L5.6 11.7V20h5v-5.2h2.8V20h5v-8.3l1.5 1.3 1.5-1.8z",
  back: "M10.2 5 3.6 11.6l6.6 6.6 1.7-1.7-3.7-3.7h5.6a3.9 3.9 0 0 1 0 7.7V23a6.3 6.3 0 0 0 0-12.6H8.2l3.7-3.7z",
  next: "M5 4.7c0-.9 1-1.5 1.8-1l9.4 6.7V4h2.6v16h-2.6v-6.4l-9.4 6.7c-.8.5-1.8-.1-1.8-1z",
  start: "M19 4.7c0-.9-1-1.5-1.8-1L7.8 10.4V4H5.2v16h2.6v-6.4l9.4 6.7c.8.5 1.8-.1 1.8-1z",
  captions:
    "M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm4.6 4.2a2.8 2.8 0 1 0 2.2 4.6l-1.4-1.1a1 1 0 1 1 0-1.4l1.4-1.1a2.8 2.8 0 0 0-2.2-1zm7 0a2.8 2.8 0 1 0 2.2 4.6l-1.4-1.1a1 1 0 1 1 0-1.4l1.4-1.1a2.8 2.8 0 0 0-2.2-1z",
  faces:
    "M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM8.6 8.2a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zm6.8 0a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM6.7 13.5h10.6a5.4 5.4 0 0 1-10.6 0z",
} as const;

export type RemoteIconName = keyof typeof shapes;

/** A remote control button's icon. Decorative: it needs a label. */
export function RemoteIcon({ name }: { name: RemoteIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} fillRule="evenodd" />
    </svg>
  );
}
