import type { ProjectEntry } from '../project.ts';
import { bramptonGarageFloor } from './brampton-garage-floor.ts';
import { burlingtonPatio } from './burlington-patio.ts';
import { donMillsGreenBathroom } from './don-mills-green-bathroom.ts';
import { leslievilleOpenFloor } from './leslieville-open-floor.ts';
import { lorneParkWalnutHerringbone } from './lorne-park-walnut-herringbone.ts';
import { miltonPotLights } from './milton-pot-lights.ts';
import { mississaugaDryBasement } from './mississauga-dry-basement.ts';
import { oakvilleBlueIslandKitchen } from './oakville-blue-island-kitchen.ts';
import { oakvilleOakBookcase } from './oakville-oak-bookcase.ts';
import { richmondHillGalleryHall } from './richmond-hill-gallery-hall.ts';
import { torontoBrickFront } from './toronto-brick-front.ts';
import { unionvilleClayDiningRoom } from './unionville-clay-dining-room.ts';
import { westdaleNavyWallpaper } from './westdale-navy-wallpaper.ts';
import { woodbridgeStair } from './woodbridge-stair.ts';

/**
 * The projects in the order of every list: interiors first, and among these the ones with the smallest pictures. To add
 * one, create its file and add a line here.
 */
export const projectEntries = [
  oakvilleBlueIslandKitchen,
  donMillsGreenBathroom,
  unionvilleClayDiningRoom,
  richmondHillGalleryHall,
  leslievilleOpenFloor,
  oakvilleOakBookcase,
  mississaugaDryBasement,
  lorneParkWalnutHerringbone,
  torontoBrickFront,
  woodbridgeStair,
  westdaleNavyWallpaper,
  miltonPotLights,
  burlingtonPatio,
  bramptonGarageFloor,
] as const satisfies readonly ProjectEntry[];

export const FEATURED_ON_HOME = [
  donMillsGreenBathroom.id,
  leslievilleOpenFloor.id,
  oakvilleBlueIslandKitchen.id,
] as const satisfies readonly number[];
