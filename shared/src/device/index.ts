export { createDeviceStore, type DeviceStore } from './deviceStore.ts';
