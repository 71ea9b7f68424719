import {
  IconAddressBook,
  IconAlertTriangle,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsHorizontal,
  IconAward,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBriefcase2,
  IconBuilding,
  IconBuildingFactory2,
  IconBuildingHospital,
  IconBuildingSkyscraper,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCalendar,
  IconCheck,
  IconChevronDown,
  IconChevronRight,
  IconClipboardCheck,
  IconClock,
  IconEye,
  IconHeart,
  IconHelmet,
  IconHome,
  IconLeaf,
  IconMail,
  IconMapPin,
  IconMenu2,
  IconMessage,
  IconPhone,
  IconSchool,
  IconShieldCheck,
  IconSparkles,
  IconSpray,
  IconStar,
  IconUsers,
  IconWindow,
  IconX,
} from '@tabler/icons-react';
import type { ComponentType, SVGProps } from 'react';
import type { Business } from '../../content/schema/business.ts';
import type { IconName as ContentIconName } from '../../content/schema/primitives.ts';

/** Icons that only the components use; content chooses among the others. */
type InterfaceIconName =
  | 'address-book'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrows-horizontal'
  | 'chevron-down'
  | 'chevron-right'
  | 'close'
  | 'menu'
  | Business['social'][number]['network'];

export type IconName = ContentIconName | InterfaceIconName;

type DrawingProps = Pick<
  SVGProps<SVGSVGElement>,
  'aria-hidden' | 'xmlns' | 'fill' | 'strokeWidth' | 'strokeLinecap' | 'strokeLinejoin'
> & { size?: number };

/** Attributes that every icon of the library repeats. `GlobalStyle` says them once: 5 KB of a page's HTML. */
const saidByStyles = {
  xmlns: undefined,
  fill: undefined,
  strokeWidth: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
} satisfies DrawingProps;

const icons: Record<IconName, ComponentType<DrawingProps>> = {
  'address-book': IconAddressBook,
  alert: IconAlertTriangle,
  'arrow-left': IconArrowLeft,
  'arrow-right': IconArrowRight,
  'arrows-horizontal': IconArrowsHorizontal,
  award: IconAward,
  briefcase: IconBriefcase2,
  building: IconBuilding,
  calendar: IconCalendar,
  check: IconCheck,
  'chevron-down': IconChevronDown,
  'chevron-right': IconChevronRight,
  clipboard: IconClipboardCheck,
  clock: IconClock,
  close: IconX,
  eye: IconEye,
  Facebook: IconBrandFacebook,
  factory: IconBuildingFactory2,
  'hard-hat': IconHelmet,
  heart: IconHeart,
  home: IconHome,
  Instagram: IconBrandInstagram,
  leaf: IconLeaf,
  LinkedIn: IconBrandLinkedin,
  mail: IconMail,
  'map-pin': IconMapPin,
  medical: IconBuildingHospital,
  menu: IconMenu2,
  message: IconMessage,
  office: IconBuildingSkyscraper,
  phone: IconPhone,
  'pressure-washer': IconSpray,
  school: IconSchool,
  shield: IconShieldCheck,
  sparkles: IconSparkles,
  star: IconStar,
  store: IconBuildingStore,
  users: IconUsers,
  warehouse: IconBuildingWarehouse,
  window: IconWindow,
};

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels; 24 by default. */
  size?: number;
}

/** A decorative icon, hidden from assistive technology: the text beside it says the same. */
export function Icon({ name, size = 24 }: IconProps) {
  const Drawing = icons[name];
  return <Drawing {...saidByStyles} aria-hidden="true" size={size} />;
}
