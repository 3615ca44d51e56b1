import {
  Baby,
  BellRing,
  CalendarCheck,
  CalendarHeart,
  Clock,
  HandHeart,
  HeartHandshake,
  HeartPulse,
  type LucideIcon,
  MessageCircle,
  MessageCircleHeart,
  NotebookPen,
  Phone,
  ShieldCheck,
  Sparkles,
  Stethoscope,
  Users,
} from "lucide-react";

/** The icons an editor can name; content/schemas/features.schema.json lists the same. */
export const featureIcons: Record<string, LucideIcon | undefined> = {
  "message-circle": MessageCircle,
  "message-circle-heart": MessageCircleHeart,
  "heart-handshake": HeartHandshake,
  "heart-pulse": HeartPulse,
  stethoscope: Stethoscope,
  "bell-ring": BellRing,
  "calendar-heart": CalendarHeart,
  "calendar-check": CalendarCheck,
  baby: Baby,
  "shield-check": ShieldCheck,
  clock: Clock,
  users: Users,
  phone: Phone,
  sparkles: Sparkles,
  "hand-heart": HandHeart,
  "notebook-pen": NotebookPen,
};

/** A line icon by its name in the content; nothing if there is none of that name. */
export function FeatureIcon({ name }: { name: string }) {
  const Icon = featureIcons[name];
  return Icon ? <Icon aria-hidden="true" size={26} strokeWidth={1.75} /> : null;
}
