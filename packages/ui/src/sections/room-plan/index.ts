export { RoomPlan, RoomPlans, PlanToken, type PlanBed, type PlanTokenProps, type RoomPlanProps } from './RoomPlan.tsx';
