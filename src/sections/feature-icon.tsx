import type { IconNode } from "lucide";
import Baby from "lucide/dist/esm/icons/baby.mjs";
import BellRing from "lucide/dist/esm/icons/bell-ring.mjs";
import CalendarHeart from "lucide/dist/esm/icons/calendar-heart.mjs";
import Clock from "lucide/dist/esm/icons/clock.mjs";
import HeartPulse from "lucide/dist/esm/icons/heart-pulse.mjs";
import MessageCircle from "lucide/dist/esm/icons/message-circle.mjs";
import Phone from "lucide/dist/esm/icons/phone.mjs";
import ShieldCheck from "lucide/dist/esm/icons/shield-check.mjs";
import Stethoscope from "lucide/dist/esm/icons/stethoscope.mjs";
import Users from "lucide/dist/esm/icons/users.mjs";
import { Icon } from "../ui/icon";

/** The icons in features.schema.json, by lucide's names. */
export const featureIcons: Partial<Record<string, IconNode>> = {
  baby: Baby,
  "bell-ring": BellRing,
  "calendar-heart": CalendarHeart,
  clock: Clock,
  "heart-pulse": HeartPulse,
  "message-circle": MessageCircle,
  phone: Phone,
  "shield-check": ShieldCheck,
  stethoscope: Stethoscope,
  users: Users,
};

export function FeatureIcon({ name }: { name: string }) {
  const icon = featureIcons[name];
  return icon ? <Icon icon={icon} size={28} /> : null;
}
